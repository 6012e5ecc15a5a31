import type { Language } from '@caravan/shared/contracts';
import { rejectAfter } from '@caravan/shared/time';
import { isObject } from '../../universal/isObject';
import type { PartnerManifest, ReservedHeights } from '../../universal/manifest/partnerManifest';
import { initContainer, type Container } from '../remotes/container';
import { fetchManifest, type ReceivedManifest } from './fetchManifest';
import type { Mount, MountedWidget, MountOptions } from './mountOptions';
import { reservedHeightOf, createHostSheet } from './reservedHeight';
import { languageOf, siteLink } from './siteLink';
import { reportSlow } from './reportSlow';

// The whole of `/embed.js`, a single file that names no remote. The server replaces `CARAVAN_SETTINGS` when it sends the file.

/** What the server fills in: the address of the container, and the reserved heights of each widget by its name. */
interface ServerSettings {
  readonly program: string;
  readonly reservedHeights: Readonly<Record<string, ReservedHeights>>;
}
declare const CARAVAN_SETTINGS: ServerSettings;
const serverSettings = CARAVAN_SETTINGS;

const isContainer = (value: unknown): value is Container<{ readonly mount: Mount }> =>
  isObject(value) && 'init' in value && 'get' in value;

declare const __webpack_public_path__: string;
const { origin } = new URL(__webpack_public_path__);

/** A widget starts to load at this distance below the visible area. */
const LOAD_MARGIN = '600px';
/** Milliseconds until a load from the site fails. */
const TIMEOUT_MS = 30_000;

const withinTimeout = <T>(work: Promise<T>): Promise<T> =>
  rejectAfter(work, TIMEOUT_MS, () => new Error(`${origin} did not answer within ${TIMEOUT_MS / 1000} seconds`));

const manifests = new Map<string, Promise<ReceivedManifest>>();

/** Returns the manifest of a language. Caches it, except for a failed request. */
const loadManifest = (lang: Language): Promise<ReceivedManifest> => {
  const manifest = manifests.get(lang) ?? fetchManifest(origin, lang);
  manifests.set(lang, manifest);
  manifest.catch(() => manifests.delete(lang));
  return manifest;
};

const importFile = async (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address);

/** Imports a file, after a failure at another address: a browser may remember a failed import by its address. */
const importWithRetry = (address: string): Promise<unknown> =>
  importFile(address).catch(() => importFile(`${address}?${Date.now()}`));

/** Loads the container. If the address in this file no longer exists, it loads the one in the manifest. */
const loadContainer = async (manifest: Promise<PartnerManifest>): Promise<Container<{ readonly mount: Mount }>> => {
  const container = await importWithRetry(origin + serverSettings.program).catch(async () =>
    importWithRetry((await manifest).program),
  );
  if (!isContainer(container)) throw new Error(`${origin} sent no federation container`);
  return container;
};

let loading: ReturnType<typeof loadContainer> | undefined;

/** Loads the program. Its container is loaded once, except after a failure. */
const loadProgram = async (manifest: Promise<PartnerManifest>): Promise<Mount> => {
  loading ??= loadContainer(manifest);
  loading.catch(() => (loading = undefined));
  const container = await loading;
  // A federation host of the page may have initialised it before.
  initContainer(container, {});
  return (await container.get('./mount'))().mount;
};

/** Attributes of every tag. */
const sharedAttributes = ['name', 'lang', 'currency', 'country', 'theme', 'heading', 'accent', 'background'];

/** Returns the attributes that a widget declares. */
const declaredAttributes = ({ remotes }: PartnerManifest, name: string | null): readonly string[] =>
  remotes
    .flatMap(({ routes }) => routes)
    .flatMap(({ embed }) => (embed && embed.name === name ? Object.keys(embed.attributes) : []));

/** `<caravan-widget name="…">` shows a widget of the site in a partner's page. */
class CaravanWidget extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #changes = new MutationObserver((changes) => {
    // Other attributes are HTML's or the page's own.
    if (changes.some(({ attributeName }) => this.#attributes.includes(attributeName ?? ''))) this.#restart();
  });
  /** A change of one of these restarts the widget. Those that it declares are known once it loads. */
  #attributes: readonly string[] = sharedAttributes;
  #observer: IntersectionObserver | undefined;
  #mounted: MountedWidget | undefined;
  #stopSlowTimer: (() => void) | undefined;
  /** Number of the current load. Results of an earlier load are ignored. */
  #attempt = 0;
  /** It waits, loads or shows its widget. */
  #isActive = false;

  connectedCallback(): void {
    this.#changes.observe(this, { attributes: true });
    if (this.#isActive) return;
    this.#isActive = true;
    this.#waitUntilNear();
  }

  disconnectedCallback(): void {
    // An element that the page only moves is connected again by then, and keeps running.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#changes.disconnect();
      this.#stop();
      this.#isActive = false;
    });
  }

  get #lang(): Language {
    return languageOf(this.getAttribute('lang'));
  }

  #restart(): void {
    const isShown = this.#mounted !== undefined;
    const height = this.offsetHeight;
    this.#stop();
    if (isShown) void this.#show(height);
    else this.#waitUntilNear();
  }

  #stop(): void {
    this.#attempt += 1;
    this.#observer?.disconnect();
    this.#stopSlowTimer?.();
    this.#mounted?.unmount();
    this.#mounted = undefined;
    this.#root.replaceChildren();
  }

  /** Reserves a height until the widget has content. */
  #reserve(height: number): void {
    this.#root.adoptedStyleSheets = [createHostSheet(height)];
  }

  #measureReservedHeight(): number {
    return reservedHeightOf(serverSettings.reservedHeights, (name) => this.getAttribute(name), this.offsetWidth);
  }

  #waitUntilNear(): void {
    this.#reserve(0);
    this.#reserve(this.#measureReservedHeight());
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#observer?.disconnect();
        // Measured again, because an element in a hidden part of the page had no width.
        void this.#show(this.#measureReservedHeight());
      },
      { rootMargin: LOAD_MARGIN },
    );
    this.#observer.observe(this);
  }

  async #show(height: number): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#reserve(height);
    this.#stopSlowTimer = reportSlow((seconds) => this.#emit('slow', { seconds }));
    const manifest = loadManifest(this.#lang);
    try {
      const program = loadProgram(manifest);
      program.catch(() => undefined);
      const answer = await withinTimeout(manifest);
      if (attempt !== this.#attempt) return;
      this.#attributes = [...sharedAttributes, ...declaredAttributes(answer, this.getAttribute('name'))];
      if (!answer.isOn)
        throw new Error(`widgets of ${origin} are switched off for this page: ask it to switch them on`);
      const mount = await withinTimeout(program);
      if (attempt === this.#attempt) this.#mount(mount, { manifest, room: height });
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.#link();
      this.#emit('error', { message: error instanceof Error ? error.message : String(error) });
    }
  }

  #mount(mount: Mount, setting: Pick<MountOptions, 'manifest' | 'room'>): void {
    const attributes = Object.fromEntries(
      this.getAttributeNames().map((each) => [each, this.getAttribute(each) ?? '']),
    );
    const { name = '' } = attributes;
    this.#mounted = mount(
      this.#root,
      // Attributes of every tag have the names of options.
      { ...attributes, name, attributes, ...setting },
      {
        onLoad: (loaded) => {
          this.#stopSlowTimer?.();
          this.#emit('load', loaded);
        },
        onError: ({ message }) => {
          this.#stopSlowTimer?.();
          this.#emit('error', { message });
        },
        onNavigate: (address) => !this.#emit('navigate', { address }),
        onResize: (height) => this.#emit('resize', { height }),
      },
    );
  }

  #link(): void {
    this.#stopSlowTimer?.();
    this.#reserve(0);
    this.#root.replaceChildren(siteLink(origin, this.#lang));
  }

  /** Dispatches an event. Returns false if the page called `preventDefault`. */
  #emit(type: string, detail?: object): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
  }
}

if (!customElements.get('caravan-widget')) customElements.define('caravan-widget', CaravanWidget);
