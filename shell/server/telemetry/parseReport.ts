import * as v from 'valibot';
import { LANGUAGES } from '@caravan/shared/terms';
import { outcomes } from '../../universal/remotes/errors';
import type { ReportedVersion, ViewReport, ViewVitals } from '../../universal/remotes/report';
import { widthClasses, type VisitorKind } from '../../universal/remotes/visitorKind';

/** Loads and versions in one report. A page has six remotes, and loads up to ten of their parts. */
const MAX_ITEMS = { loads: 40, versions: 20, kinds: 12 };

const kind = v.strictObject({
  lang: v.picklist(LANGUAGES),
  width: v.picklist(widthClasses),
  isSignedIn: v.boolean(),
  hasMoved: v.boolean(),
  route: v.nullable(v.pipe(v.string(), v.maxLength(100))),
}) satisfies v.GenericSchema<VisitorKind>;

const load = [v.string(), v.string(), v.picklist(outcomes)] as const;

/** Milliseconds, or layout shift times 1000: at most a day. */
const vital = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)));

const seenVersion = v.strictTuple([
  v.string(),
  v.string(),
  v.pipe(v.array(kind), v.minLength(1), v.maxLength(MAX_ITEMS.kinds)),
  v.strictObject({ lcp: vital, inp: vital, cls: vital, longTasks: vital }) satisfies v.GenericSchema<ViewVitals>,
]) satisfies v.GenericSchema<ReportedVersion>;

const viewReport = v.strictObject({
  view: v.pipe(v.string(), v.maxLength(200)),
  trace: v.exactOptional(v.pipe(v.string(), v.regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/))),
  loads: v.pipe(v.array(v.strictTuple([...load, kind])), v.maxLength(MAX_ITEMS.loads)),
  isFirst: v.exactOptional(v.literal(true)),
  end: v.exactOptional(v.pipe(v.array(seenVersion), v.maxLength(MAX_ITEMS.versions))),
}) satisfies v.GenericSchema<ViewReport>;

/** Pages of partners send remotes, versions and outcomes alone. */
const partnerReport = v.pipe(v.array(v.strictTuple(load)), v.minLength(1), v.maxLength(MAX_ITEMS.loads));

const parse = <T>(schema: v.GenericSchema<string, T>, body: unknown): T | null => {
  const { success, output } = v.safeParse(schema, body);
  return success ? output : null;
};

const viewReportText = v.pipe(v.string(), v.parseJson(), viewReport);
const partnerReportText = v.pipe(v.string(), v.parseJson(), partnerReport);

/** Parses the report of a page of the site. Returns null if it is invalid. */
export const parseReport = (body: unknown): v.InferOutput<typeof viewReport> | null => parse(viewReportText, body);

/** Parses the report of a page of a partner. Returns null if it is invalid. */
export const parsePartnerReport = (body: unknown): v.InferOutput<typeof partnerReport> | null =>
  parse(partnerReportText, body);
