import { ensurePortFree } from './site';

it.each([99_999, -1, 43.5, Number.NaN])('refuses %p as a port and names the setting', async (port) => {
  await expect(ensurePortFree(port, 'PORT', '')).rejects.toThrow(
    `PORT=${port} is no port: set it to a whole number from 0 to 65535`,
  );
});
