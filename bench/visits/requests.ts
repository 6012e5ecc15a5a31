import type { CDPSession, Protocol } from '../../e2e/support/browser';

/** A request over the line. */
export interface Request {
  readonly url: string;
  readonly isScript: boolean;
  /** Address of its initiator: the document, a script or a style sheet. Null for the document. */
  readonly startedBy: string | null;
  /** With headers. Null until it has ended. */
  bytes: number | null;
}

const starterOf = ({ url, stack }: Protocol.Network.Initiator, document: string): string => {
  for (let frames = stack; frames; frames = frames.parent) {
    const [frame] = frames.callFrames.filter((each) => each.url !== '');
    if (frame) return frame.url;
  }
  return url ?? document;
};

/** Returns whether a request loads code ahead of a press, for a link in view (`shell/browser/router/preloadInView.ts`). */
const isAhead = ({ startedBy }: Request): boolean => startedBy?.includes('/in-view.') ?? false;

/** Records the requests of a page, without those that the cache answers, and without those for other pages. */
export const watchRequests = async (session: CDPSession) => {
  const requests = new Map<string, Request>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, documentURL }) => {
    if (!request.url.startsWith('http') || request.url.endsWith('icon.svg')) return;
    requests.set(requestId, {
      url: request.url,
      isScript: type === 'Script' || request.url.endsWith('.js'),
      startedBy: type === 'Document' ? null : starterOf(initiator, documentURL),
      bytes: null,
    });
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
    all: (): readonly Request[] => [...requests.values()].filter((request) => !isAhead(request)),
    /** The same with those for other pages. */
    withAhead: (): readonly Request[] => [...requests.values()],
    forget: () => requests.clear(),
  };
};

export type Requests = Awaited<ReturnType<typeof watchRequests>>;
