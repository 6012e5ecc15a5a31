import type { SendCall } from '@caravan/shared/store';
import { createRandomId } from './callApi';
import { MAX_STEP_NAME, MAX_STEPS, type Step } from './renderMessages';

interface OpenStep extends Pick<Step, 'name' | 'start' | 'spanId'> {
  end?: number;
  status?: number;
}

const isSampled = (traceparent: string): boolean => (Number.parseInt(traceparent.slice(-2), 16) & 1) === 1;

/**
 * Records the steps of a render worker for one request, if the trace of `traceparent` is recorded. The shell server turns them into
 * spans, because this process runs code of a remote and must not reach the receiver of spans.
 */
export const createSteps = (traceparent: string | undefined) => {
  const steps: OpenStep[] = [];
  const isRecorded = traceparent !== undefined && isSampled(traceparent);
  // Milliseconds with decimals, which `Date.now` does not have.
  const clockStart = Date.now() - performance.now();
  const now = (): number => clockStart + performance.now();

  const startStep = (label: string, spanId?: string): OpenStep => {
    // The shell server ends a process that sends another name.
    const name = label.replaceAll(/[^\w ./-]/g, '_').slice(0, MAX_STEP_NAME);
    const step = { name, start: now(), ...(spanId !== undefined && { spanId }) };
    if (isRecorded && steps.length < MAX_STEPS) steps.push(step);
    return step;
  };

  return {
    time: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const step = startStep(name);
      try {
        return await work();
      } finally {
        step.end = now();
      }
    },
    /** Returns `send` with a `traceparent` header, for calls to the API. */
    withTrace: (send: SendCall): SendCall =>
      traceparent === undefined
        ? send
        : async (address, init) => {
            const spanId = createRandomId().slice(0, 16);
            const { pathname } = new URL(address instanceof Request ? address.url : address);
            const step = startStep(`POST ${pathname}`, spanId);
            const childTraceparent = traceparent.replace(/-[0-9a-f]{16}-/, `-${spanId}-`);
            try {
              const headers = Object.fromEntries(Object.entries(init?.headers ?? {}));
              const answer = await send(address, { ...init, headers: { ...headers, traceparent: childTraceparent } });
              step.status = answer.status;
              return answer;
            } finally {
              step.end = now();
            }
          },
    /** Returns the steps so far, undefined without a recorded trace. */
    all: (): readonly Step[] | undefined => {
      if (!isRecorded) return undefined;
      return steps.map((step) => ({ ...step, end: step.end ?? now(), isOpen: step.end === undefined }));
    },
  };
};

export type Steps = ReturnType<typeof createSteps>;
