import type { CDPSession, Protocol } from '../../e2e/support/browser';

/** A request that went over the line. */
export interface Request {
  readonly url: string;
  readonly isScript: boolean;
  /** Address of what asked for it: the document, a script, a style sheet; null for the document itself. */
  readonly startedBy: string | null;
  /** Over the line, headers included; null while it is under way. */
  bytes: number | null;
}

const starterOf = ({ url, stack }: Protocol.Network.Initiator, document: string): string => {
  for (let frames = stack; frames; frames = frames.parent) {
    const [frame] = frames.callFrames.filter((each) => each.url !== '');
    if (frame) return frame.url;
  }
  return url ?? document;
};

/** Notes what a page asks the line for, from now on; what the browser had is left out. */
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
    all: (): readonly Request[] => [...requests.values()],
    forget: () => requests.clear(),
  };
};

export type Requests = Awaited<ReturnType<typeof watchRequests>>;
