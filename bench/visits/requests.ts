import type { CDPSession, Protocol } from '../../e2e/support/browser';

/** A request over the network. */
export interface Request {
  readonly url: string;
  readonly isScript: boolean;
  /** Address of its initiator: the document, a script or a style sheet. Null for the document. */
  readonly initiator: string | null;
  /** True if it preloads code or data of another page for a link in view (`shell/browser/router/preloadInView.ts`). */
  readonly isPreload: boolean;
  /** Bytes with headers. Null until the request has ended. */
  bytes: number | null;
}

/** Returns the addresses of the scripts that called each other until the request was sent, the last one first. */
const callersOf = ({ stack }: Protocol.Network.Initiator): readonly string[] => {
  const callers: string[] = [];
  for (let frames = stack; frames; frames = frames.parent) {
    callers.push(...frames.callFrames.map(({ url }) => url).filter((url) => url !== ''));
  }
  return callers;
};

/** Returns whether a file is the chunk that preloads other pages. The browser requests it after all files of the page. */
const isPreloader = (url: string): boolean => url.includes('/preload.');

/** Records the requests of a page that the cache cannot serve. */
export const watchRequests = async (session: CDPSession) => {
  const requests = new Map<string, Request>();
  let hasPreloader = false;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, documentURL }) => {
    if (!request.url.startsWith('http') || request.url.endsWith('icon.svg')) return;
    const callers = callersOf(initiator);
    if (type === 'Document') hasPreloader = false;
    requests.set(requestId, {
      url: request.url,
      isScript: type === 'Script' || request.url.endsWith('.js'),
      initiator: type === 'Document' ? null : (callers[0] ?? initiator.url ?? documentURL),
      isPreload: hasPreloader || callers.some(isPreloader),
      bytes: null,
    });
    hasPreloader ||= isPreloader(request.url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.bytes ??= 0;
  });
  return {
    withoutPreloads: (): readonly Request[] => [...requests.values()].filter((request) => !request.isPreload),
    withPreloads: (): readonly Request[] => [...requests.values()],
    forget: () => {
      requests.clear();
      hasPreloader = false;
    },
  };
};

export type Requests = Awaited<ReturnType<typeof watchRequests>>;
