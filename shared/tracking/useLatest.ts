import { useEffect, useRef, type RefObject } from 'react';

/** A ref of the latest value, for effects that must not run again for each new object with the same content. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
