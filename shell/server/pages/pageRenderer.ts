import { includesSlot, isSameSlot, type Slot } from '@caravan/shared/contracts';
import { rejectAfter } from '@caravan/shared/time';
import { matchRoute, type RouteMatch } from '../../universal/router/routes';
import { mergeStates, type AnswerState } from '../../universal/store/dehydratedState';
import {
  type RenderResponse,
  type RenderResponseOf,
  createBootManifest,
  createSiteViews,
  listDeclaredPaths,
  mergeStyles,
  type PageRequest,
  type RenderRequest,
  type Reply,
  slotsOf,
} from '../render';
import type { Config } from '../config';
import { createErrorReport, type ErrorReport } from './errorReport';
import { createPageDocuments } from './pageDocument';
import type { PageRenderer, PageResult, VersionName } from './pageResult';
import { limitsFromNow, NotRunning, OutOfTime, type RenderLimits, type RenderPool, SHELL } from '../workers';
import type { ShellFiles } from '../http';
import { type BuiltSite, findRemote } from '../registry';
import { createQueue, Overloaded } from '../queue';

/** Milliseconds that the widgets of other remotes may delay a page, after its own content. `TIMEOUT_FACTOR` multiplies it. */
const WIDGET_TIMEOUT_MS = 2500;
/** Remotes that are asked for their addresses at the same time. Each may have to start a process first, for which visitors then wait. */
const MAX_LISTING = 2;

const statusOf = { 'not-found': 404, failed: 500 } as const;

/** A widget of a page, as the process of its remote rendered it. */
interface Widget {
  readonly slot: Slot;
  readonly reply: Reply<RenderResponseOf<'widget'>>;
}

/** A widget, and where it belongs in the body of the page, in bytes. */
interface PlacedWidget extends Widget {
  readonly offset: number;
}

const isKind = <Kind extends RenderResponse['kind']>(
  reply: Reply,
  kind: Kind,
): reply is Reply<RenderResponseOf<Kind>> => reply.response.kind === kind;

/** Returns `failed` if the page's own calls failed, and `partial` if only a widget lacks data. */
const mergeAnswerStates = (page: AnswerState, widgets: readonly Widget[]): AnswerState =>
  page === 'complete' && widgets.some(({ reply }) => reply.response.answerState !== 'complete') ? 'partial' : page;

/** A full queue and a used-up time budget are not failures of a remote. */
const isCapacityError = (error: unknown): boolean => error instanceof Overloaded || error instanceof OutOfTime;

/** Limits of a render that has begun. Its result is also for visitors who asked later, so it ignores clients that disconnect. */
const withoutAbort = ({ deadline }: RenderLimits): RenderLimits => ({ deadline });

/** Whether a widget rendered a text or a picture. Many widgets render nothing for some visitors. */
const hasContent = (html: Uint8Array): boolean =>
  /(?:^|>)[^<]*[^<\s]|<(?:img|svg|canvas|video|input)/.test(Buffer.from(html).toString());

/** Puts the HTML of widgets into that of a page. */
const insertWidgets = (html: Uint8Array, widgets: readonly PlacedWidget[]): Buffer => {
  const pieces: Uint8Array[] = [];
  let start = 0;
  for (const { reply, offset } of widgets.toSorted((first, second) => first.offset - second.offset)) {
    pieces.push(html.subarray(start, offset), reply.html);
    start = offset;
  }
  return Buffer.concat([...pieces, html.subarray(start)]);
};

/** Returns the version of each remote that has one of these slots. */
const versionsOf = (site: BuiltSite, slots: readonly Slot[]): VersionName[] =>
  [...new Set(slots.map(({ remote }) => remote))].flatMap((remote) => {
    const version = findRemote(site, remote)?.descriptor.version;
    return version === undefined ? [] : [{ remote, version }];
  });

/** The part of the render pool that pages need. */
export type PagePool = Pick<RenderPool, 'isRunning' | 'sendRequest'>;

/** Renders pages out of what the processes of remotes render: each page and each widget by the process of its own remote. */
export const createPageRenderer = (pool: PagePool, config: Config, files: ShellFiles): PageRenderer => {
  const createDocument = createPageDocuments(config, files);
  const viewOf = createSiteViews(config);
  const listQueue = createQueue(MAX_LISTING);

  /** Asks the process of a remote. Resolves with null, and reports why, if it gives no answer. */
  const sendToRemote = async (
    remote: string,
    request: RenderRequest,
    report: ErrorReport,
    limits: RenderLimits,
  ): Promise<Reply | null> => {
    try {
      const reply = await pool.sendRequest(report.site, remote, request, limits);
      if ('errors' in reply.response)
        for (const { message, stack } of reply.response.errors)
          report.add(remote, Object.assign(new Error(message), { stack }));
      return reply;
    } catch (error) {
      if (isCapacityError(error)) throw error;
      if (!(error instanceof NotRunning)) report.add(remote, error);
      return null;
    }
  };

  const requestWidget = async (
    pageRequest: PageRequest,
    { slot, widgetProps }: RenderResponseOf<'page'>['placeholders'][number],
    report: ErrorReport,
    limits: RenderLimits,
  ): Promise<Widget | null> => {
    const pendingReply = sendToRemote(
      slot.remote,
      { kind: 'widget', pageRequest, slot, widgetProps },
      report,
      withoutAbort(limits),
    );
    const timeout = (): Error => new Error(`its widget ${slot.part} timed out`);
    try {
      const reply = await rejectAfter(pendingReply, WIDGET_TIMEOUT_MS * config.timeoutFactor, timeout);
      if (reply && isKind(reply, 'invalid-props')) report.addInvalidProps(slot);
      return reply && isKind(reply, 'widget') ? { slot, reply } : null;
    } catch (error) {
      if (!isCapacityError(error)) report.add(slot.remote, error);
      return null;
    }
  };

  /** Asks for a page, then for its widgets. Asks for the page again without the widgets that failed or timed out. */
  const renderParts = async (
    pageRequest: PageRequest,
    match: RouteMatch | null,
    report: ErrorReport,
    limits: RenderLimits,
  ) => {
    const ownerName = match?.remote.name ?? SHELL;
    const allSlots = slotsOf(match);
    /** If the remote of the page does not answer, the process of the shell renders the page without its slots. */
    const requestPage = async (without: readonly Slot[], pageLimits = limits): Promise<Reply> => {
      const isRunning = pool.isRunning(report.site, ownerName);
      const reply = isRunning
        ? await sendToRemote(ownerName, { kind: 'page', pageRequest, without }, report, pageLimits)
        : null;
      const fallbackRequest: RenderRequest = { kind: 'page', pageRequest, without: allSlots };
      return (
        reply ??
        pool.sendRequest(report.site, SHELL, fallbackRequest, isRunning ? withoutAbort(pageLimits) : pageLimits)
      );
    };
    const without = allSlots.filter(({ remote }) => !pool.isRunning(report.site, remote));
    const page = await requestPage(without);
    if (!isKind(page, 'page')) return { page, widgets: [] };
    // A page gets each widget that its route declares, once. It cannot make other remotes do more work.
    const declaredPlaceholders = allSlots.flatMap(
      (slot) => page.response.placeholders.find((placeholder) => isSameSlot(placeholder.slot, slot)) ?? [],
    );
    const widgetsOrNull = await Promise.all(
      declaredPlaceholders.map((placeholder) => requestWidget(pageRequest, placeholder, report, limits)),
    );
    const widgets = widgetsOrNull.filter((widget) => widget !== null);
    if (widgets.length === declaredPlaceholders.length) return { page, widgets };
    // The HTML of the page has no fallback for these widgets.
    const missingSlots = declaredPlaceholders
      .filter((_placeholder, index) => !widgetsOrNull[index])
      .map(({ slot }) => slot);
    return { page: await requestPage([...without, ...missingSlots], withoutAbort(limits)), widgets };
  };

  const render = async (
    pageRequest: PageRequest,
    nonce: string | null,
    site: BuiltSite,
    limits: RenderLimits,
  ): Promise<PageResult> => {
    const now = Date.now();
    const url = new URL(pageRequest.address);
    const { lang } = pageRequest.choices;
    const view = viewOf(site, lang);
    const match = matchRoute(view, url.pathname);
    const report = createErrorReport(site, match?.remote.name ?? SHELL);
    const { page, widgets } = await renderParts(pageRequest, match, report, limits);
    const { errors, failed } = report;
    if (isKind(page, 'redirect')) return { kind: 'redirect', status: 302, location: page.response.location, errors };
    if (!isKind(page, 'page'))
      throw new Error(`a render worker answered with "${page.response.kind}" instead of a page`);

    const { failure, meta, placeholders } = page.response;
    // A page may repeat a placeholder: the first one counts.
    const placedWidgets = widgets.flatMap((widget): PlacedWidget[] => {
      const placeholder = placeholders.find(({ slot }) => isSameSlot(slot, widget.slot));
      return placeholder ? [{ ...widget, offset: placeholder.offset }] : [];
    });
    const pageSlots = slotsOf(match);
    const isOfPage = (slot: Slot): boolean => includesSlot(pageSlots, slot);
    const leftOut = page.response.leftOut.filter(isOfPage);
    const answerState = mergeAnswerStates(page.response.answerState, placedWidgets);
    const rendered = [...page.response.rendered.filter(isOfPage), ...placedWidgets.map(({ slot }) => slot)];
    const blankSlots = placedWidgets.filter(({ reply }) => !hasContent(reply.html)).map(({ slot }) => slot);
    const bootManifest = createBootManifest({
      site,
      view,
      config,
      choices: pageRequest.choices,
      now,
      leftOut,
      rendered,
    });
    const manifest = blankSlots.length > 0 ? { ...bootManifest, blank: blankSlots } : bootManifest;
    // The browser may render these slots before it has loaded the index of all remotes.
    const hasAllRemotes =
      leftOut.length > 0 ||
      page.response.needsAll === true ||
      placedWidgets.some(({ reply }) => reply.response.needsAll);
    // A page in a frame runs no scripts that could complete it.
    const isPartial = match?.route.framed === true && (answerState !== 'complete' || leftOut.length > 0);
    const status = failure ? statusOf[failure] : (meta.status ?? (answerState === 'failed' || isPartial ? 503 : 200));
    const styles = mergeStyles(
      [page, ...placedWidgets.map(({ reply }) => reply)].map(({ response }) => response.styles),
    );
    const dehydrated = mergeStates([
      ...(match ? [[match.remote.name, page.response.state] as const] : []),
      ...placedWidgets.map(({ slot, reply }) => [slot.remote, reply.response.state] as const),
    ]);
    const { start, end, policy, isFramed, links } = createDocument(
      { manifest, meta, match, status, styles, dehydrated, view, site, hasAllRemotes },
      url.pathname + url.search,
      nonce,
    );
    const html = Buffer.concat([Buffer.from(start), insertWidgets(page.html, placedWidgets), Buffer.from(end)]);
    const versions = versionsOf(site, [...rendered, ...leftOut]);
    const isComplete = leftOut.length === 0;
    return {
      kind: 'page',
      status,
      isComplete,
      answerState,
      failed,
      versions,
      links,
      policy,
      isFramed,
      html,
      errors,
    };
  };

  return {
    page: async (getSite, pageRequest, nonce, limits = limitsFromNow()) => {
      const site = getSite();
      const page = await render(pageRequest, nonce, site, limits);
      const siteAfter = getSite();
      // If the site changed meanwhile, its workers may have been stopped, so the page is rendered with the new one.
      return site === siteAfter ? page : render(pageRequest, nonce, siteAfter, withoutAbort(limits));
    },
    addresses: async (site) => {
      const report = createErrorReport(site, SHELL);
      const pathLists = await Promise.all(
        site.remotes.map(({ descriptor }) =>
          listQueue(async () => {
            const { name } = descriptor.federation;
            const reply = await sendToRemote(name, { kind: 'addresses' }, report, limitsFromNow());
            return reply && isKind(reply, 'addresses')
              ? reply.response.paths
              : listDeclaredPaths(descriptor, config.names);
          }),
        ),
      );
      return { pathLists, errors: report.errors };
    },
  };
};
