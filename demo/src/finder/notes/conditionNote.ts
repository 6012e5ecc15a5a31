import type { Subject, Text } from '../subject';

/** What a sentence is about; a description says at most one thing about each. */
export type Topic = 'history' | 'use' | 'service' | 'wear' | 'papers' | 'steering' | 'closing';

/** A sentence on the condition of a vehicle, or on the deal. */
export interface ConditionNote {
  readonly when?: (subject: Subject) => boolean;
  readonly say: (subject: Subject) => Text;
}

/** The same words for every vehicle. */
export const fixed =
  (en: string, ge: string): ConditionNote['say'] =>
  () => ({ en, ge });

export const isOld = ({ age }: Subject): boolean => age >= 5;
export const burnsFuel = ({ engine }: Subject): boolean => engine.fuel !== 'electric';
