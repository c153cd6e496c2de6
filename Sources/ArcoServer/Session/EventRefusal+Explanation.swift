#if Server
  import ArcoHTML

  extension EventRefusal {
    /// What happened and what to do about it, for who develops the page.
    func explanation(_ limits: Limits) -> String {
      switch self {
      case .gone:
        """
        An event came for an element that is gone, and had no effect: a patch took the element away \
        while the event was on its way. Where users notice, let the element stay: rows with stable \
        ids, .disabled() in place of absence.
        """
      case .notOffered:
        """
        An event came that its element no longer listens to, of an element that cannot be used, or \
        with what the view does not offer: an option, or a form's field. It had no effect. Where \
        users notice, the view changed while the event was on its way: let it offer and listen \
        always, and the dispatcher decide. Where nobody does, it is none of the page's script.
        """
      case .malformed:
        """
        An event was not of the form its listener reads, and had no effect. The page's script is not \
        this server's: see to proxies that cache or change it.
        """
      case .tooMany:
        """
        Events came faster than limits.eventsPerSecond (\(limits.eventsPerSecond)) and \
        limits.eventBurst (\(limits.eventBurst)) allow, and wait for their turn. Hold them back by \
        .debounce() or .throttle() on their element, or raise the limits.
        """
      case .quarantined:
        """
        An input ended its worker twice, and is not tried again. What the log said when the workers ended \
        names the line; the store has the input and the state that it met (Poison).
        """
      }
    }
  }
#endif
