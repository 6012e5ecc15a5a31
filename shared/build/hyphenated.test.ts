const loader: unknown = require('./hyphenated.cjs');

const hyphenated = (text: string): string => {
  if (typeof loader !== 'function') throw new Error('hyphenated.cjs exports no function');
  return String(Reflect.apply(loader, undefined, [JSON.stringify({ text })])).replaceAll('\u00AD', '-');
};

describe('Georgian texts in a build', () => {
  it('have soft hyphens in long words only', () => {
    expect(hyphenated('კონფიდენციალურობის პოლიტიკა')).toBe('{"text":"კონ-ფი-დენ-ცი-ა-ლუ-რო-ბის პოლიტიკა"}');
  });

  it('never separate a single letter', () => {
    expect(hyphenated('მონაცემების ანალიზი')).toBe('{"text":"მო-ნა-ცე-მე-ბის ანალიზი"}');
    expect(hyphenated('ავტომობილები, ჰიბრიდულია')).toBe('{"text":"ავ-ტო-მო-ბი-ლე-ბი, ჰიბრიდულია"}');
    expect(hyphenated('არაამორალურია')).not.toMatch(/-[ა-ჿ](?![ა-ჿ-])|(?<![ა-ჿ-])[ა-ჿ]-/);
  });

  it('keep a case ending beside its word', () => {
    expect(hyphenated('ქუქი-ფაილი')).toBe('{"text":"ქუქი-ფაილი"}');
    expect(hyphenated('FOB-დან, {{price}}-მდე, 42 000-ზე')).toBe(
      '{"text":"FOB-\u2060დან, {{price}}-\u2060მდე, 42 000-\u2060ზე"}',
    );
  });

  it('leave placeholders, addresses and Latin words unchanged', () => {
    const text = '{{transportationOfCars}} [Caravan](/service-support#transportation)';
    expect(hyphenated(text)).toBe(JSON.stringify({ text }));
  });
});
