import { createRasteriser } from './rasteriser';

const rasteriser = createRasteriser();
afterAll(() => rasteriser.close());

it('makes a PNG in the size of the SVG', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h30v20Z"/></svg>';
  const png = await rasteriser.png(svg);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([30, 20]);
});

it('continues after an invalid SVG', async () => {
  await expect(rasteriser.png('<svg')).rejects.toThrow('cannot be rasterised');
  await expect(
    rasteriser.png('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
  ).resolves.toBeInstanceOf(Buffer);
});
