import { useEffect, useRef, type RefObject } from 'react';

/** What was drawn last, for effects that come after it and must not run again for every new object of the same content. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
