import { Socket } from 'node:net';
import { isObject } from '../../universal/isObject';
import { confineProcess } from './confineProcess';
import { encodeFrame, readFrames } from './frames';
import { limitAnswer } from './limitAnswer';
import { loadBuild } from './loadBuild';
import { CHANNEL, type MessageFromWorker, type Reply, type MessageToWorker } from './renderMessages';
import { errorText, refusalOf } from './remoteError';
import { createRemoteRenderer, type RemoteRenderer } from './renderRemote';
import type { SiteRemotes } from '../registry';

// The program of a render worker: runs the server build of one remote, and answers requests about it.

const channel = new Socket({ fd: CHANNEL });

const send = (message: MessageFromWorker, html?: Uint8Array): Promise<void> =>
  new Promise((resolve) => channel.write(encodeFrame(message, html), () => resolve()));

/** Reports what was thrown outside of any rendering. The shell server then ends this process. */
const reportUncaught = (thrown: unknown): void => void send({ kind: 'threw', error: errorText(thrown) });

const isMessage = (value: unknown): value is MessageToWorker => isObject(value) && 'kind' in value;

const start = async ({ build, config }: Extract<MessageToWorker, { kind: 'start' }>): Promise<RemoteRenderer> => {
  await send({ kind: 'loading' });
  let error: string | null = null;
  const module = build
    ? await loadBuild(build).catch((thrown: unknown) => {
        error = errorText(thrown);
        return null;
      })
    : null;
  await send({ kind: 'ready', error });
  return createRemoteRenderer({ name: build?.remote ?? null, module, config });
};

const respond = async (
  renderer: RemoteRenderer,
  site: SiteRemotes,
  { id, now, timeoutMs, request }: Extract<MessageToWorker, { kind: 'request' }>,
): Promise<void> => {
  const reply: Reply = await renderer
    .respond(site, request, { now, timeoutMs })
    .catch((error: unknown) => ({ response: refusalOf(request, error), html: Buffer.alloc(0) }));
  await send({ kind: 'response', id, response: limitAnswer(reply.response) }, reply.html);
};

/** Resolves once the build has loaded: requests that come before wait for it. */
let loadedRenderer: Promise<RemoteRenderer> | undefined;
/** The sites that pages are rendered of, by number. */
const sites = new Map<number, SiteRemotes>();

const handleMessage = async (message: MessageToWorker): Promise<void> => {
  if (message.kind === 'ping') return send({ kind: 'pong' });
  if (message.kind === 'start') loadedRenderer = start(message);
  if (message.kind === 'addSite') sites.set(message.number, message.site);
  if (message.kind === 'removeSite') sites.delete(message.number);
  if (message.kind !== 'request') return;
  // Read before the build has loaded, since the site may be removed until then.
  const site = sites.get(message.site);
  const renderer = await loadedRenderer;
  if (renderer && site) await respond(renderer, site, message);
};

process.on('uncaughtException', reportUncaught);
process.on('unhandledRejection', reportUncaught);
// Ctrl-C reaches every process of the terminal. This process goes on until the shell server has answered its requests.
process.on('SIGINT', () => undefined);
const exit = process.exit.bind(process);
// The shell server has ended.
channel.on('close', () => exit(0));
confineProcess();
readFrames(channel, {
  maxBytes: Number.MAX_SAFE_INTEGER,
  onFrame: (message) => {
    if (isMessage(message)) void handleMessage(message);
  },
  onInvalid: (reason) => reportUncaught(new Error(reason)),
});
