import { signEnvelope } from '@caravan/shared/contracts/calls';
import { md5 } from 'js-md5';
import { envelopeOf } from '../testing/client';
import { openEnvelope } from './parse';
import { Refusal } from './refusal';

const unsigned = {
  parameter: { size: 10, current: 2, keyword: 'ბათუმი 7X', filter: { brandId: 'zeekr' } },
  requestId: 'request-0001',
  traceId: 'trace-0001',
  td: 'Asia/Tbilisi',
  reqTime: 1_795_172_400_000,
  token: '',
  platform: 'web' as const,
};

describe('the signature of an envelope', () => {
  it('is accepted for its payload only [API-1]', () => {
    const signed = signEnvelope(unsigned, md5);
    expect(openEnvelope(JSON.stringify(signed), unsigned.reqTime).requestId).toBe('request-0001');
    const changed = { ...signed, parameter: { ...signed.parameter, current: 3 } };
    expect(() => openEnvelope(JSON.stringify(changed), unsigned.reqTime)).toThrow(/signature/);
  });

  it.each(['requestId', 'traceId', 'td', 'token'] as const)('covers %s', (field) => {
    const changed = { ...signEnvelope(unsigned, md5), [field]: 'somethingElse' };
    expect(() => openEnvelope(JSON.stringify(changed), unsigned.reqTime)).toThrow(/signature/);
  });
});

describe('the time of a request', () => {
  const now = 1_795_172_400_000;
  const minute = 60_000;

  it.each([-5, 0, 5])('may differ by %s minutes', (minutes) => {
    const body = JSON.stringify(envelopeOf({}, { reqTime: now + minutes * minute }));
    expect(openEnvelope(body, now).platform).toBe('web');
  });

  it.each([-5, 5])('may not differ by more than %s minutes', (minutes) => {
    const body = JSON.stringify(envelopeOf({}, { reqTime: now + minutes * minute + Math.sign(minutes) }));
    expect(() => openEnvelope(body, now)).toThrow(Refusal);
    expect(() => openEnvelope(body, now)).toThrow(/too old/);
  });
});
