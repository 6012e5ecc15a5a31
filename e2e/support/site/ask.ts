import { createHash } from 'node:crypto';
import { defaultPathNames, type Call } from '@caravan/shared/contracts/calls';
import { createTransport, createRandomId } from '@caravan/shared/store';
import { readSetting } from './setting';

type Parameter<C extends Call> = NonNullable<C['parameter']['~types']>['input'];
type Result<C extends Call> = NonNullable<C['result']['~types']>['output'];

/** Makes a call of a site's API like its pages, in English and dollars. Rejects if the API refuses it. */
export const callSite = async <C extends Call>(
  origin: string,
  call: C,
  parameter: Parameter<C>,
): Promise<Result<C>> => {
  const transport = createTransport({
    hosts: { main: origin, car: origin, tracking: origin },
    names: defaultPathNames,
    headers: () => ({ lang: 'en', currency: 'usd' }),
    token: () => '',
    timeZone: () => 'Asia/Tbilisi',
    traceId: createRandomId(),
    now: () => Date.now(),
    newId: createRandomId,
    md5: (text) => createHash('md5').update(text).digest('hex'),
    fetch,
    timeoutMs: 20_000,
  });
  const outcome = await transport.call<C['parameter'], C['result']>(call, parameter);
  if ('error' in outcome) throw new Error(`${call.path}: ${outcome.error.messageEn}`);
  return outcome.data;
};

/** Makes a call of the tested site's API. */
export const callApi = <C extends Call>(call: C, parameter: Parameter<C>): Promise<Result<C>> =>
  callSite(readSetting().origin, call, parameter);
