import type { Random } from '../random/random';
import type { EngineFact, GenerationFact } from '../facts/versions';

export type Origin = 'us' | 'germany' | 'japan' | 'korea' | 'china' | 'uzbekistan' | 'russia';

/** The history of a vehicle. Null means unknown. */
export interface History {
  readonly checkedAt: Date | null;
  readonly accidents: number | null;
  readonly owners: number | null;
  readonly hasCcicInspection: boolean | null;
  readonly wasFleetCar: boolean | null;
}

/** The facts from which the equipment and the description of a vehicle are created. */
export interface VehicleFacts {
  readonly model: string;
  readonly brand: string;
  readonly segment: string;
  readonly year: number;
  /** Whole years since its model year. */
  readonly age: number;
  readonly odometerKm: number;
  readonly generation: GenerationFact;
  readonly engine: EngineFact;
  readonly origin: Origin;
  readonly district: string;
  readonly country: 'georgia' | 'azerbaijan';
  readonly isRightHandDrive: boolean;
  readonly isCustomsCleared: boolean;
  readonly history: History;
  readonly random: Random;
}
