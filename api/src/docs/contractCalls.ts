import * as contracts from '@caravan/shared/contracts/calls';
import type { Call } from '@caravan/shared/contracts/calls';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'parameter' in value && 'result' in value;

export interface NamedCall {
  /** The name of the call's constant in `shared/contracts/calls`. */
  readonly name: string;
  readonly call: Call;
}

export const contractCalls: readonly NamedCall[] = Object.entries(contracts).flatMap(([name, call]) =>
  isCall(call) ? [{ name, call }] : [],
);
