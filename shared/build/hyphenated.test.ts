const loader: unknown = require('./hyphenated.cjs');

const inText = (text: string): string => {
  if (typeof loader !== 'function') throw new Error('the loader is no function');
  return String(Reflect.apply(loader, undefined, [JSON.stringify({ text })])).replaceAll('\u00AD', '-');
};

describe('Georgian texts as they are built', () => {
  it('mark where a long word may be parted, and leave shorter ones whole', () => {
    expect(inText('კონფიდენციალურობის პოლიტიკა')).toBe('{"text":"კონ-ფი-დენ-ცი-ა-ლუ-რო-ბის პოლიტიკა"}');
  });

  it('leave no letter alone on a line', () => {
    expect(inText('მონაცემების ანალიზი')).toBe('{"text":"მო-ნა-ცე-მე-ბის ანალიზი"}');
    expect(inText('ავტომობილები, ჰიბრიდულია')).toBe('{"text":"ავ-ტო-მო-ბი-ლე-ბი, ჰიბრიდულია"}');
    expect(inText('არაამორალურია')).not.toMatch(/-[ა-ჿ](?![ა-ჿ-])|(?<![ა-ჿ-])[ა-ჿ]-/);
  });

  it('keep a case ending on the line of its word', () => {
    expect(inText('ქუქი-ფაილი')).toBe('{"text":"ქუქი-ფაილი"}');
    expect(inText('FOB-დან, {{price}}-მდე, 42 000-ზე')).toBe(
      '{"text":"FOB-\u2060დან, {{price}}-\u2060მდე, 42 000-\u2060ზე"}',
    );
  });

  it('leave placeholders, addresses and Latin words as they are', () => {
    const text = '{{transportationOfCars}} [Caravan](/service-support#transportation)';
    expect(inText(text)).toBe(JSON.stringify({ text }));
  });
});
