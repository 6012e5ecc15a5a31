import * as v from 'valibot';
import type { Slot } from '@caravan/shared/contracts';
import type { Choices } from '../../universal/services/preferences';
import type { Config } from '../config';
import {
  MAX_ADDRESS,
  MAX_BREADCRUMBS,
  MAX_DESCRIPTION,
  MAX_TITLE,
  SITE_PATH,
  takeJsonLd,
  takePaths,
} from './answerLimits';
import type { ServerBuild, SiteRemotes } from '../registry';

/** Number of the file descriptor that messages go through. */
export const CHANNEL = 3;
/** Milliseconds that data may delay a page. `TIMEOUT_FACTOR` multiplies it. */
export const DATA_TIMEOUT_MS = 2000;
/** Steps of one answer that a trace shows, and characters of their names. */
export const MAX_STEPS = 100;
export const MAX_STEP_NAME = 120;

/** Errors of one answer, and characters of their texts. */
export const MAX_ERRORS = 20;
export const MAX_ERROR_MESSAGE = 2000;
export const MAX_ERROR_STACK = 10_000;
/** Levels of objects and arrays in a value without a schema. `JSON.stringify` throws on values of some thousand levels. */
const MAX_DEPTH = 64;

/** Characters of the props of a widget as JSON. Another remote's worker gets them. */
const MAX_PROPS_LENGTH = 64_000;

/** The configuration of a render worker: no secret, and a key for reading only. */
export type RenderConfig = Pick<
  Config,
  'api' | 'internalKey' | 'publicOrigin' | 'filesOrigin' | 'browserHosts' | 'names' | 'timeoutFactor' | 'watchShare'
>;

export interface PageRequest {
  /** Absolute URL. */
  readonly address: string;
  readonly choices: Choices;
  /** Sent with the API calls of the page. */
  readonly traceId: string;
  /** The span that the worker's calls continue (W3C Trace Context). Absent without tracing. */
  readonly traceparent?: string;
}

/** A request to a render worker. */
export type RenderRequest =
  /** Renders a page of its own remote. The slots in `without` are left to the browser. */
  | { readonly kind: 'page'; readonly pageRequest: PageRequest; readonly without: readonly Slot[] }
  /** Renders one widget of its own remote for a page of another remote, which gives it `widgetProps`. */
  | { readonly kind: 'widget'; readonly pageRequest: PageRequest; readonly slot: Slot; readonly widgetProps: unknown }
  /** Lists the paths of its own remote for the sitemap. */
  | { readonly kind: 'addresses' };

export type RenderRequestOf<Kind extends RenderRequest['kind']> = Extract<RenderRequest, { readonly kind: Kind }>;

/** Messages to a render worker. `build` is null in the worker of the shell's own pages, which runs no code of remotes. */
export type MessageToWorker =
  | { readonly kind: 'start'; readonly build: ServerBuild | null; readonly config: RenderConfig }
  /** Requests name the site by its number, since it is large. */
  | { readonly kind: 'addSite'; readonly number: number; readonly site: SiteRemotes }
  | { readonly kind: 'removeSite'; readonly number: number }
  /** `now`: Unix milliseconds by the clock of the shell server, which pages use. `timeoutMs`: when the answer is no longer awaited. */
  | {
      readonly kind: 'request';
      readonly id: number;
      /** Number of the site that is rendered. */
      readonly site: number;
      readonly now: number;
      readonly timeoutMs: number;
      readonly request: RenderRequest;
    }
  | { readonly kind: 'ping' };

// A message may come from hostile code of a remote. It is checked here, since its content becomes part of a page unchanged.

const readonlyArray = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
/** Stands in an attribute of the page. */
const identifier = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Stands in a style element, which it must not end. */
const css = v.pipe(
  v.string(),
  v.check((text) => !text.includes('</')),
);
const slot = v.object({ remote: v.string(), part: v.string() });
const errorText = v.pipe(v.string(), v.maxLength(MAX_ERROR_STACK));
const error = v.object({
  message: v.pipe(v.string(), v.maxLength(MAX_ERROR_MESSAGE)),
  stack: v.optional(errorText, ''),
});
const errors = v.pipe(v.array(error), v.maxLength(MAX_ERRORS), v.readonly());
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));
export const PROPS_TOO_LARGE = `the props of a widget have more than ${MAX_DEPTH} levels or ${MAX_PROPS_LENGTH} characters`;
/** Whether the worker of another remote may get these props of its widget. */
export const arePropsAllowed = (value: unknown): boolean =>
  !isDeeper(value, MAX_DEPTH) && JSON.stringify(value ?? null).length <= MAX_PROPS_LENGTH;
const widgetProps = v.pipe(v.unknown(), v.check(arePropsAllowed, PROPS_TOO_LARGE));
/** The state of the worker's own remote, which the browser starts from. */
const state = v.optional(
  v.pipe(
    v.unknown(),
    v.check((value) => !isDeeper(value, MAX_DEPTH), `a value has more than ${MAX_DEPTH} levels`),
  ),
);
const answerState = v.picklist(['complete', 'partial', 'failed']);
/** Whether the rendering read all remotes, so that the browser needs them for hydration. */
const needsAll = v.optional(v.boolean());

/** What the worker did: between two times in Unix milliseconds, or until the answer if it `isOpen`. */
const step = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w ./-]+$/), v.maxLength(MAX_STEP_NAME)),
  start: v.number(),
  end: v.number(),
  isOpen: v.boolean(),
  /** The id of a call's span, which the API names as the parent of its own. */
  spanId: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  /** HTTP status of a call that was answered. */
  status: v.exactOptional(count),
});
const steps = v.optional(v.pipe(v.array(step), v.maxLength(MAX_STEPS), v.readonly()));

const componentStyles = v.object({
  id: identifier,
  /** Class name, rules, number of rules. */
  classes: readonlyArray(v.tuple([identifier, css, count])),
});

const title = v.pipe(v.string(), v.maxLength(MAX_TITLE));
const address = v.pipe(v.string(), v.maxLength(MAX_ADDRESS));
const isJsonLd = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'object' && item !== null && !isDeeper(item, MAX_DEPTH)) &&
  takeJsonLd(value).length === value.length;

const meta = v.object({
  title,
  name: title,
  canonicalPath: v.optional(v.pipe(address, v.regex(SITE_PATH))),
  canonicalSearch: address,
  description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION)),
  image: v.nullable(address),
  breadcrumbs: v.pipe(v.array(v.object({ text: title, path: address })), v.maxLength(MAX_BREADCRUMBS), v.readonly()),
  jsonLd: v.pipe(v.custom<object[]>(isJsonLd, 'the JSON-LD is invalid, too deep or too long'), v.readonly()),
  status: v.optional(v.literal(404)),
});

const response = v.variant('kind', [
  v.object({
    kind: v.literal('redirect'),
    location: v.pipe(v.string(), v.regex(SITE_PATH)),
    errors,
  }),
  v.object({
    kind: v.literal('page'),
    failure: v.nullable(v.picklist(['not-found', 'failed'])),
    rendered: readonlyArray(slot),
    leftOut: readonlyArray(slot),
    /** Widgets of other remotes: where they belong in the body, in bytes, and the props that the page gives them. */
    placeholders: readonlyArray(v.object({ slot, widgetProps, offset: count })),
    answerState,
    needsAll,
    meta,
    styles: readonlyArray(componentStyles),
    state,
    errors,
    steps,
  }),
  v.object({
    kind: v.literal('widget'),
    answerState,
    needsAll,
    styles: readonlyArray(componentStyles),
    state,
    errors,
    steps,
  }),
  v.object({
    kind: v.literal('addresses'),
    paths: v.pipe(
      v.array(v.string()),
      v.check((paths) => takePaths(paths).length === paths.length, 'the paths are invalid or too long'),
      v.readonly(),
    ),
    errors,
  }),
  /** The widget refused the props that the page of another remote gave it. */
  v.object({ kind: v.literal('invalid-props') }),
  v.object({ kind: v.literal('refused'), error: errorText }),
]);

export type RenderResponse = v.InferOutput<typeof response>;

/** The kinds of answers to each kind of request. */
export const responseKinds = {
  page: ['page', 'redirect', 'refused'],
  widget: ['widget', 'invalid-props', 'refused'],
  addresses: ['addresses', 'refused'],
} as const satisfies Readonly<Record<RenderRequest['kind'], readonly RenderResponse['kind'][]>>;

export type RenderResponseOf<Kind extends RenderResponse['kind']> = Extract<RenderResponse, { readonly kind: Kind }>;
export type Step = v.InferOutput<typeof step>;
export type ComponentStyles = v.InferOutput<typeof componentStyles>;

/** The messages of a render worker. */
export const messageFromWorker = v.variant('kind', [
  /** The build runs from now on. */
  v.object({ kind: v.literal('loading') }),
  /** The worker answers requests from now on. `error` says why its build did not load. */
  v.object({ kind: v.literal('ready'), error: v.nullable(errorText) }),
  v.object({ kind: v.literal('response'), id: count, response }),
  v.object({ kind: v.literal('pong') }),
  /** Code of the build threw outside of any rendering. The worker ends. */
  v.object({ kind: v.literal('threw'), error: errorText }),
]);

/** Checks a message up to its first fault: all faults of one message took 21 s and 1.4 GB. */
export const parseMessage = (message: unknown) => v.safeParse(messageFromWorker, message, { abortEarly: true });

export type MessageFromWorker = v.InferOutput<typeof messageFromWorker>;

/** The answer to a request, with the HTML that goes with it. */
export interface Reply<A = RenderResponse> {
  readonly response: A;
  readonly html: Uint8Array;
}
