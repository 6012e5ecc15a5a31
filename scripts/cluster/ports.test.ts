import { createServer } from 'node:net';
import { once } from 'node:events';
import { needPorts, portsFrom } from './ports';

it('names the server whose port is in use, and the variable that moves all of them', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(needPorts(portsFrom(port))).rejects.toThrow(
    `port ${port} (front) is in use: set PORT so that PORT to PORT+11 are free, now ${port} to ${port + 11}`,
  );
  busy.close();
});
