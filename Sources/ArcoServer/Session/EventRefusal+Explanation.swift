#if Server
  import ArcoHTML

  extension EventRefusal {
    /// The cause and the remedy, for the developer of the page.
    func explanation(_ limits: Limits) -> String {
      switch self {
      case .gone:
        """
        An event had no effect: a patch removed its element while the event was on its way. If users \
        notice this, keep the element in the page: give rows stable ids, and use .disabled() instead of \
        removing a control.
        """
      case .notOffered:
        """
        An event had no effect, since the page does not offer it now: its element does not listen to it, \
        cannot be used, or does not have the option or field. If users notice this, the view changed \
        while the event was on its way: keep the element listening, and let the dispatcher decide. If no \
        user notices it, the event did not come from the page's script.
        """
      case .malformed:
        """
        An event had no effect, since its listener cannot read it. The browser does not run this server's \
        script: look for proxies that cache or change it.
        """
      case .tooMany:
        """
        Events arrive faster than limits.eventsPerSecond (\(limits.eventsPerSecond)) and \
        limits.eventBurst (\(limits.eventBurst)) allow, and wait for their turn. Slow them down by \
        .debounce() or .throttle() on their element, or raise the limits.
        """
      case .quarantined:
        """
        An input had no effect: it has crashed or hung its worker twice, and is refused. The log has the \
        cause of each crash; the store has the input and the state before it (Workers.Poison).
        """
      }
    }
  }
#endif
