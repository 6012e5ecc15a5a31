import { useState } from 'react';
import type { Cursor } from '../figures';

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

/** A cursor that charts can share: all of them show the period that one of them points at. */
export const useCursor = (): Cursor => useState(createCursor)[0];
