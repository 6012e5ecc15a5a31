import type { Language } from '@caravan/shared/terms';
import type { Subject, Text } from '../subject';

/** The topic of a sentence. A description has at most one sentence of each. */
export type Topic = 'history' | 'use' | 'service' | 'wear' | 'papers' | 'steering' | 'closing';

/** A sentence about the condition of a vehicle or about the sale. */
export interface ConditionNote {
  readonly when?: (subject: Subject) => boolean;
  readonly say: (subject: Subject) => Text;
}

/** Returns the same text for every vehicle. */
export const fixed =
  (text: Text): ConditionNote['say'] =>
  () =>
    text;

type Values = Readonly<Record<string, string>>;

const filledIn = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Replaces placeholders in braces by values of the vehicle. */
export const filled =
  (text: Text, valuesOf: (subject: Subject, language: Language) => Values): ConditionNote['say'] =>
  (subject) => ({ en: filledIn(text.en, valuesOf(subject, 'en')), ge: filledIn(text.ge, valuesOf(subject, 'ge')) });

export const isOld = ({ age }: Subject): boolean => age >= 5;
export const burnsFuel = ({ engine }: Subject): boolean => engine.fuel !== 'electric';
export const isHybrid = ({ engine }: Subject): boolean => engine.fuel === 'hybrid';
