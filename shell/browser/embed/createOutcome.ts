interface OutcomeEvents {
  readonly onLoad: () => void;
  readonly onError: (error: Error) => void;
}

/** Tells the page each failure of a widget once, and `onLoad` whenever the widget is shown without a failure. */
export const createOutcome = ({ onLoad, onError }: OutcomeEvents) => {
  let isShown = false;
  let failures = 0;
  const tellIfLoaded = (): void => {
    if (isShown && failures === 0) onLoad();
  };
  return {
    shown: (): void => {
      isShown = true;
      tellIfLoaded();
    },
    /** Returns a function to call when the failure is over. */
    failed: (error: Error): (() => void) => {
      failures += 1;
      onError(error);
      return () => {
        failures -= 1;
        tellIfLoaded();
      };
    },
  };
};
