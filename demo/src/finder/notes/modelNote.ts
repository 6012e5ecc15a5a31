import type { Subject, Text } from '../subject';

/** What a dealer says of a model; true of every version that its condition lets through. */
export interface ModelNote extends Text {
  /** Only where the places that it names are the buyer's own. */
  readonly in?: Subject['country'];
  readonly when?: (subject: Subject) => boolean;
}

/** By the name of the model in the market facts. */
export type ModelNotes = Readonly<Record<string, readonly ModelNote[]>>;

export const isHybrid = ({ engine }: Subject): boolean => engine.fuel === 'hybrid';
export const isDiesel = ({ engine }: Subject): boolean => engine.fuel === 'diesel';
export const isPetrol = ({ engine }: Subject): boolean => engine.fuel === 'petrol';
export const isElectric = ({ engine }: Subject): boolean => engine.fuel === 'electric';
export const isSeries =
  (...series: readonly string[]) =>
  ({ generation }: Subject): boolean =>
    series.includes(generation.series ?? '');
