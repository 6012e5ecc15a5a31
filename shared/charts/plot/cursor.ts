import { useState } from 'react';
import type { Cursor } from '../figures';

export const createCursor = (): Cursor => {
  const listeners = new Set<() => void>();
  let index: number | null = null;
  return {
    index: () => index,
    move: (next) => {
      if (next === index) return;
      index = next;
      for (const listener of listeners) listener();
    },
    subscribe: (onMove) => {
      listeners.add(onMove);
      return () => void listeners.delete(onMove);
    },
  };
};

/** A cursor that charts can share: all of them show the period that one of them points at. */
export const useCursor = (): Cursor => useState(createCursor)[0];
