#if Server
  extension Session {
    /// Whether the page may still be shown to whom it was made for, by its subject and by its navigation. Ends the page
    /// if not.
    ///
    /// Asked when somebody comes to the page, and before each event. So an event that waited while the log in
    /// ended has no effect.
    package func isStillTheirs() -> Bool {
      if subject?.mayStay() ?? true, page?.isAllowed ?? true { return true }
      end(.loggedOut, forGood: true)
      return false
    }
  }

  extension Site {
    /// Ends those pages of some subjects that may no longer be shown to them.
    ///
    /// When it returns, nothing that is done on the ended pages has an effect any more.
    ///
    /// - Complexity: linear in the live pages of the site.
    package func endPagesNoLongerAllowed(where isMeant: (Subject) -> Bool) async {
      let meant = sessions.ofSubjects().filter { isMeant($0.subject) }
      // A handler that computes for long holds back the end of its own page, and of no other one.
      await withDiscardingTaskGroup { group in
        for (session, _) in meant { group.addTask { _ = await session.isStillTheirs() } }
      }
    }
  }
#endif
