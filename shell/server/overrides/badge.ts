import type { Override } from '@caravan/registry';
import type { Language } from '@caravan/shared/contracts';
import { escapeHtml } from '@caravan/shared/format';
import { insertFirstElement } from '../http';
import type { OverriddenSite } from './overrides';

const css =
  '[data-override]{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;border-bottom:2px solid var(--warn);background:var(--warn-wash);color:var(--ink);font-size:var(--size-small)}' +
  '[data-override] p{margin:0;min-width:0;overflow-wrap:anywhere}' +
  '[data-override] button{min-height:2.25rem;padding:0 .75rem;border:1px solid currentColor;border-radius:.25rem;background:none;color:inherit;font:inherit;cursor:pointer}' +
  '@media print{[data-override]{display:none}}';

const texts = {
  en: {
    label: 'Preview',
    shown: (target: string) => `Preview for this browser only: ${target} instead of the running version.`,
    failed: (target: string, reason: string) =>
      `The running version is shown, not the preview of ${target}: ${reason}.`,
    left: 'Time left:',
    end: 'End preview',
    faults: {
      unreachable: 'its address does not answer',
      refused: 'its build does not fit this site',
      gone: 'its files no longer exist',
      failed: 'it could not be rendered',
    },
  },
  ge: {
    label: 'გადახედვა',
    shown: (target: string) => `გადახედვა მხოლოდ ამ ბრაუზერში: ${target} მოქმედი ვერსიის ნაცვლად.`,
    failed: (target: string, reason: string) => `ნაჩვენებია მოქმედი ვერსია და არა ${target}: ${reason}.`,
    left: 'დარჩენილი დრო:',
    end: 'გადახედვის დასრულება',
    faults: {
      unreachable: 'მისამართი არ პასუხობს',
      refused: 'აწყობილი ვერსია ამ საიტს არ შეესაბამება',
      gone: 'მისი ფაილები აღარ არსებობს',
      failed: 'მისი ჩვენება ვერ მოხერხდა',
    },
  },
} satisfies Record<Language, object>;

/** Returns what an override shows: the remote, and its version or address. */
export const describeOverride = (override: Override): string =>
  `${override.remote} ${'address' in override ? override.address : override.version}`;

const units = { en: ['h', 'min'], ge: ['სთ', 'წთ'] } as const;

/** Returns the whole minutes until an override ends. */
const minutesLeft = ({ expires }: Override): number =>
  Math.max(0, Math.ceil((Date.parse(expires) - Date.now()) / 60_000));

/** Returns the time until an override ends: `1 h 50 min`. */
export const timeLeft = (override: Override, lang: Language): string => {
  const minutes = minutesLeft(override);
  const [hour, minute] = units[lang];
  return `${minutes < 60 ? '' : `${Math.floor(minutes / 60)} ${hour} `}${minutes % 60} ${minute}`;
};

export interface Badge extends Omit<OverriddenSite, 'site'> {
  readonly lang: Language;
  readonly nonce: string;
}

/** Counts the time down while the page is open, in the form of `timeLeft`. */
const countdownScript = (override: Override, lang: Language): string => {
  const [hour, minute] = units[lang];
  return (
    `{const ends=performance.now()+${minutesLeft(override) * 60_000},left=document.currentScript.previousElementSibling.querySelector("b");` +
    'setInterval(()=>{const minutes=Math.max(0,Math.ceil((ends-performance.now())/6e4));' +
    `left.textContent=(minutes<60?"":Math.floor(minutes/60)+" ${hour} ")+minutes%60+" ${minute}"},1e4)}`
  );
};

/** Returns a page with a badge at the start of its body, which names the override and ends it. It covers no content. */
export const insertBadge = (html: string, { override, fault, detail, lang, nonce }: Badge): string => {
  const labels = texts[lang];
  const target = escapeHtml(describeOverride(override));
  const reason = fault && [labels.faults[fault], ...(detail ? [escapeHtml(detail)] : [])].join(' – ');
  const message = reason === null ? labels.shown(target) : labels.failed(target, reason);
  const badge =
    `<form data-override="${fault ?? ''}" method="post" action="/override/end" aria-label="${labels.label}">` +
    `<p>${message} ${labels.left} <b>${timeLeft(override, lang)}</b>.</p><button>${labels.end}</button></form>` +
    `<script nonce="${nonce}">${countdownScript(override, lang)}</script>`;
  return insertFirstElement(html, badge, `<style nonce="${nonce}">${css}</style>`);
};
