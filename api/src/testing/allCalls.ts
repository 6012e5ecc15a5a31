import * as contracts from '@caravan/shared/contracts/calls';
import type { Call } from '@caravan/shared/contracts/calls';
import type { Example } from './examples/example';
import { examples } from './examples';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'parameter' in value && 'result' in value;

export interface KnownCall {
  readonly name: string;
  readonly call: Call;
  readonly example: Example;
}

const contractCalls = Object.entries(contracts).flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : []));

/** Every call of the contracts with its example. */
export const allCalls: readonly KnownCall[] = contractCalls.flatMap(({ name, call }) => {
  const example = examples[name];
  return example === undefined ? [] : [{ name, call, example }];
});

/** Calls that nobody wrote an example for: a test keeps this empty. */
export const callsWithoutExample: readonly string[] = contractCalls
  .filter(({ name }) => examples[name] === undefined)
  .map(({ name }) => name);
