/** @jest-environment node */
import { createHash } from 'node:crypto';
import { pathOf } from './call';
import { signatureText, signEnvelope } from './envelope';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const unsigned = {
  parameter: { size: 10, current: 2, keyword: 'ბათუმი 7X', filter: { brandId: 'zeekr' } },
  requestId: 'request-0001',
  traceId: 'trace-0001',
  td: 'Asia/Tbilisi',
  reqTime: 1_795_172_400_000,
  token: '',
  platform: 'web' as const,
};

describe('the signature', () => {
  it('is the MD5 of the query string with sorted keys [API-1]', () => {
    expect(signatureText(unsigned)).toBe(
      'parameter={"size":10,"current":2,"keyword":"ბათუმი 7X","filter":{"brandId":"zeekr"}}&platform=web' +
        '&reqTime=1795172400000&requestId=request-0001&td=Asia/Tbilisi&token=&traceId=trace-0001',
    );
    expect(signEnvelope(unsigned, md5)).toEqual({ ...unsigned, sign: 'aa230d9d9b98245372de9974fbf4c7e9' });
  });

  it('does not depend on the order of fields', () => {
    const { parameter, ...fields } = unsigned;
    expect(signatureText({ ...fields, parameter })).toBe(signatureText(unsigned));
  });

  it('leaves itself out', () => {
    expect(signatureText(signEnvelope(unsigned, md5))).toBe(signatureText(unsigned));
  });
});

describe('the path of a call', () => {
  it('contains the configured names', () => {
    const names = { auction: 'korea', product: 'trucks' };
    expect(pathOf({ path: '/{product}/a/b' }, names)).toBe('/trucks/a/b');
    expect(pathOf({ path: '/tech/{auction}/b' }, names)).toBe('/tech/korea/b');
    expect(pathOf({ path: '/{product}/a' })).toBe('/autocar/a');
  });
});
