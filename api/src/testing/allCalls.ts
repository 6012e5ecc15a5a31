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
export const allCalls: readonly KnownCall[] = contractCalls.map(({ name, call }) => {
  const example = examples[name];
  if (example === undefined) throw new Error(`add an example of the call ${name} to testing/examples`);
  return { name, call, example };
});
