import { useState } from 'react';
import type { Cursor } from './types';

/** A cursor that nobody looks at yet. */
export const createCursor = (): Cursor => {
  const followers = new Set<() => void>();
  let place: number | null = null;
  return {
    at: () => place,
    move: (next) => {
      if (next === place) return;
      place = next;
      for (const follow of followers) follow();
    },
    subscribe: (onMove) => {
      followers.add(onMove);
      return () => void followers.delete(onMove);
    },
  };
};

/** A cursor for the charts that are given it: where one is pointed at, the others show the same period. */
export const useCursor = (): Cursor => useState(createCursor)[0];
