import type { Random } from '../chance/random';
import type { EngineFact, GenerationFact } from '../facts/versions';

export type Origin = 'us' | 'germany' | 'japan' | 'korea' | 'china' | 'uzbekistan' | 'russia';

/** The history of a vehicle. Null: unknown. */
export interface History {
  readonly checkedAt: Date | null;
  readonly accidents: number | null;
  readonly owners: number | null;
  readonly ccic: boolean | null;
  readonly fleet: boolean | null;
}

/** The facts of a vehicle from which equipment and description are made. */
export interface Subject {
  readonly model: string;
  readonly brand: string;
  readonly segment: string;
  readonly year: number;
  /** Whole years since its model year. */
  readonly age: number;
  readonly odometer: number;
  readonly generation: GenerationFact;
  readonly engine: EngineFact;
  readonly origin: Origin;
  readonly district: string;
  readonly country: 'georgia' | 'azerbaijan';
  readonly isRightHand: boolean;
  readonly isCleared: boolean;
  readonly history: History;
  readonly random: Random;
}
