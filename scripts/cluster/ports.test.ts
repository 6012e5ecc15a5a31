import { createServer } from 'node:net';
import { listenOn } from '@caravan/shared/http';
import { ensurePortsFree, portsFrom } from './ports';

it('names the server whose port is in use', async () => {
  const busy = createServer();
  const port = await listenOn(busy);
  await expect(ensurePortsFree(portsFrom(port))).rejects.toThrow(
    `port ${port} (front) is in use: set PORT so that PORT to PORT+11 are free, now ${port} to ${port + 11}`,
  );
  busy.close();
});
