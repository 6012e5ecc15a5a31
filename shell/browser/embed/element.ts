import type { Language } from '@caravan/shared/contracts';
import type { PartnerManifest, Rooms } from '../../universal/manifest/partnerManifest';
import { initContainer, type Container } from '../remotes/container';
import { askManifest } from './askManifest';
import type { Mount, Mounted, MountOptions } from './mountOptions';
import { roomOf, roomSheet } from './room';
import { siteLink } from './siteLink';
import { reportSlow } from './slow';

// The whole of `/embed.js`: one file, which knows no remote. The server writes into it what it cannot
// know when it is built.

/** What the server knows: the address of the program that draws, and the room of each widget by its name. */
interface Known {
  readonly program: string;
  readonly rooms: Readonly<Record<string, Rooms>>;
}
declare const CARAVAN_KNOWN: Known;
const known = CARAVAN_KNOWN;

const isContainer = (value: unknown): value is Container<{ readonly mount: Mount }> =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

declare const __webpack_public_path__: string;
const { origin } = new URL(__webpack_public_path__);

/** How far below the window a widget begins to load. */
const NEAR = '600px';
/** Milliseconds after which the site is given up. */
const LIMIT = 30_000;

/** Settles as `work` does; throws where that takes too long. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${origin} did not answer within ${LIMIT / 1000} seconds`)), LIMIT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const manifests = new Map<string, Promise<PartnerManifest>>();

/** What this page may show, once for each language; asked for again where that failed. */
const manifestIn = (lang: Language): Promise<PartnerManifest> => {
  const asked = manifests.get(lang) ?? askManifest(origin, lang);
  manifests.set(lang, asked);
  asked.catch(() => manifests.delete(lang));
  return asked;
};

/** The program, of the release that runs now where the one that this file knew is gone. */
const programOf = async (manifest: Promise<PartnerManifest>): Promise<Mount> => {
  const load = async (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address);
  const container = await load(origin + known.program).catch(async () => load((await manifest).program));
  if (!isContainer(container)) throw new Error(`${origin} gave another program`);
  // A federation host of the page may have initialised it before.
  initContainer(container, {});
  return (await container.get('./mount'))().mount;
};

const settings = ['name', 'lang', 'currency', 'theme', 'heading', 'accent', 'background'];
/** What any element may have, and is nothing to the widget. */
const pageOwn = /^(?:class|dir|hidden|id|is|nonce|part|role|slot|style|tabindex|title|data-.*|aria-.*)$/;

/** `<caravan-widget name="…">`: a widget of the site in a page of somebody else. */
class CaravanWidget extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #changes = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => !pageOwn.test(attributeName ?? ''))) this.#restart();
  });
  #near: IntersectionObserver | undefined;
  #mounted: Mounted | undefined;
  #settled: (() => void) | undefined;
  /** Counts what was begun: what is late belongs to nobody. */
  #turn = 0;

  connectedCallback(): void {
    this.#changes.observe(this, { attributes: true });
    if (!this.#mounted) this.#wait();
  }

  disconnectedCallback(): void {
    // Moved within the page, it goes on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#changes.disconnect();
      this.#stop();
    });
  }

  get #lang(): Language {
    return this.getAttribute('lang') === 'ge' ? 'ge' : 'en';
  }

  #restart(): void {
    const isShown = this.#mounted !== undefined;
    const height = this.offsetHeight;
    this.#stop();
    if (isShown) void this.#show(height);
    else this.#wait();
  }

  #stop(): void {
    this.#turn += 1;
    this.#near?.disconnect();
    this.#settled?.();
    this.#mounted?.unmount();
    this.#mounted = undefined;
    this.#root.replaceChildren();
  }

  /** Keeps its place free until it is there. */
  #hold(height: number): void {
    this.#root.adoptedStyleSheets = [roomSheet(height)];
  }

  #room(): number {
    this.#hold(0);
    const rooms = known.rooms[this.getAttribute('name') ?? ''];
    return roomOf(rooms, (name) => this.getAttribute(name), this.offsetWidth);
  }

  #wait(): void {
    const room = this.#room();
    this.#hold(room);
    this.#near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        this.#near?.disconnect();
        void this.#show(room);
      },
      { rootMargin: NEAR },
    );
    this.#near.observe(this);
  }

  async #show(room: number): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#hold(room);
    this.#settled = reportSlow((seconds) => this.#tell('slow', { seconds }));
    const lang = this.#lang;
    const manifest = manifestIn(lang);
    try {
      const program = programOf(manifest);
      program.catch(() => undefined);
      const { isOn } = await inTime(manifest);
      if (turn !== this.#turn) return;
      if (!isOn) return this.#link();
      const mount = await inTime(program);
      if (turn === this.#turn) this.#mount(mount, { lang, manifest, room });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#link();
      this.#tell('error', { message: error instanceof Error ? error.message : String(error) });
    }
  }

  #mount(mount: Mount, setting: Pick<MountOptions, 'lang' | 'manifest' | 'room'>): void {
    const {
      name = '',
      currency,
      theme,
      heading,
      accent,
      background,
    } = Object.fromEntries(settings.map((each) => [each, this.getAttribute(each) ?? undefined]));
    const attributes = Object.fromEntries(
      this.getAttributeNames()
        .filter((each) => !settings.includes(each) && !pageOwn.test(each))
        .map((each) => [each, this.getAttribute(each) ?? '']),
    );
    this.#mounted = mount(
      this.#root,
      {
        ...setting,
        name,
        attributes,
        ...(currency === 'USD' || currency === 'GEL' ? { currency } : {}),
        ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
        ...(heading === undefined ? {} : { heading }),
        ...(accent === undefined ? {} : { accent }),
        ...(background === undefined ? {} : { background }),
      },
      {
        onLoad: (loaded) => {
          this.#settled?.();
          this.#tell('load', loaded);
        },
        onError: ({ message }) => {
          this.#settled?.();
          this.#tell('error', { message });
        },
        onNavigate: (address) => !this.#tell('navigate', { address }),
        onResize: (height) => this.#tell('resize', { height }),
      },
    );
  }

  #link(): void {
    this.#settled?.();
    this.#hold(0);
    this.#root.replaceChildren(siteLink(origin, this.#lang));
  }

  /** False where the page said that it does the usual itself. */
  #tell(type: string, detail?: object): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
  }
}

if (!customElements.get('caravan-widget')) customElements.define('caravan-widget', CaravanWidget);
