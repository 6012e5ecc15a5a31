import type { Call } from '@caravan/shared/contracts/calls';
import { contractCalls } from '../docs/contractCalls';
import type { Example } from './examples/example';
import { examples } from './examples';

export interface KnownCall {
  readonly name: string;
  readonly call: Call;
  readonly example: Example;
}

/** All calls of the contracts, with their examples. */
export const allCalls: readonly KnownCall[] = contractCalls.flatMap(({ name, call }) => {
  const example = examples[name];
  return example === undefined ? [] : [{ name, call, example }];
});

/** Calls without an example. A test requires that there are none. */
export const callsWithoutExample: readonly string[] = contractCalls
  .filter(({ name }) => examples[name] === undefined)
  .map(({ name }) => name);
