import type { CompiledDemo } from '../model/compiled';
import type { Flavour } from '../model/flavours';
import { type FrameError, type FrameMessage, type HostMessage, SAVE_HOOK, type SentBundle } from '../model/messages';
import { installConsoleRelay } from './console-relay';
import { blockedReport, placeInStack, reportOf } from './error-report';
import { watchFirstPaint } from './first-paint';
import { followZoom } from './follow-zoom';
import { loadInspector, type Place } from './load-inspector';
import { linkModules, type LinkedModules } from './link-modules';
import { linkVendors, packageUrls } from './link-vendors';
import { moduleErrors } from './module-errors';
import { MOUNT_PACKAGES, mountDemo } from './mount';
import { guardFocus, shimDialogs, shimDocumentWrite } from './page-shims';
import { shimNetwork } from './network-shim';
import { Outgoing } from './outgoing';
import { apply } from './primordials';
import { watchReader } from './reader-acts';
import { saveHook } from './save-hook';
import { takePicture } from './still-picture';
import { shimStorage } from './storage-shim';
import { whenSized } from './when-sized';
import { openWire } from './wire';

/** Creates a blob URL for the text of a module. */
function scriptUrl(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/** Preloads modules in parallel that the browser would otherwise discover one after another. */
function preloadModules(urls: Iterable<string>): void {
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.addEventListener('load', () => link.remove());
    document.head.append(link);
  }
}

/**
 * The document loaded long before the demo arrived: fires the load events again, once the demo's modules have run, for code that
 * waits for them.
 */
function tellLoaded(): void {
  try {
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    document.dispatchEvent(new Event('readystatechange'));
    window.dispatchEvent(new Event('load'));
  } catch {
    // The demo has replaced one of these functions.
  }
}

/** How long the `error` event of a module that failed may come after the rejection, in milliseconds. */
const EVENT_WAIT = 50;

/**
 * The runtime inside the sandboxed frame. It runs one demo in its lifetime: for another run the page creates another frame, so no
 * timer, listener or global of old code is left over.
 */
function start(): void {
  // Taken before the demo's code can replace it.
  const { performance } = window;
  const clock = performance.now;
  const origin = performance.now();
  let runStart = origin;
  let runId = 0;
  /** Until the first paint, an error means that the demo did not start. */
  let phase: FrameError['phase'] = 'link';
  let vendorsReady: Promise<void> | undefined;
  const vendors = new Map<string, unknown>();
  let packages: ReadonlyMap<string, string> = new Map();
  let bundleUrls: ReadonlyMap<string, string> = new Map();
  let inspector: ReturnType<typeof loadInspector> | undefined;
  let linkProblem: unknown;
  const modulePaths = new Map<string, string>();
  const packageNames = new Map<string, string>();
  let linked: LinkedModules | undefined;

  const wire = openWire(
    window,
    () => send({ type: 'hello' }),
    (message) => receive(message),
  );
  const now = (): number => apply(clock, performance, []) - runStart;
  const outgoing = new Outgoing(now, (text) => wire.post(text));
  const send = (message: FrameMessage): void => outgoing.send(message);

  /** Converts the column of a location in a module's final text to the column in its compiled text. */
  const compiledPlace = <T extends Partial<Place>>(at: T): T => {
    const { file, line, column } = at;
    const isPlace = file !== undefined && line !== undefined && column !== undefined;
    const original = isPlace ? linked?.originalColumn(file, line, column) : undefined;
    return original === undefined ? at : { ...at, column: original };
  };
  const sendError = (error: FrameError): void => outgoing.sendError(runId, compiledPlace(error));
  const report = (thrown: unknown, at?: Parameters<typeof reportOf>[3]): void => {
    let error: FrameError = { phase, name: 'Error', message: 'It replaced the functions that would describe it.' };
    try {
      error = reportOf(thrown, phase, modulePaths, at, packageNames);
    } catch {
      // Without a report, the reader would see a demo that never starts.
    }
    sendError(error);
  };

  const once = moduleErrors(report);

  const relay = installConsoleRelay(console, now, (entry) => runId === 0 || outgoing.sendLine(runId, entry));
  shimNetwork(window);
  watchReader(window, wire.sendAct);
  shimStorage(window);
  shimDialogs(window, relay);
  shimDocumentWrite(window, relay);
  guardFocus(window);
  followZoom(window, () => Reflect.get(window, 'Konva'));

  window.addEventListener('error', (event) => {
    // Chromium reports this way that a resize observer needs another animation frame; nothing is wrong.
    if (event.message.startsWith('ResizeObserver loop')) return;
    if (once.heard(event.error)) report(event.error, event);
  });
  window.addEventListener('unhandledrejection', (event) => {
    sendError(reportOf(event.reason, 'promise', modulePaths));
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    const path = modulePaths.get(event.sourceFile ?? '');
    const place = path === undefined ? undefined : { file: path, line: event.lineNumber, column: event.columnNumber };
    sendError(blockedReport(event.effectiveDirective, event.blockedURI, place));
  });

  const paint = watchFirstPaint(window, () => {
    phase = 'event';
    send({ type: 'painted', runId });
  });

  async function evaluateVendors(
    specifiers: Record<string, string>,
    bundles: Record<string, SentBundle>,
  ): Promise<void> {
    try {
      bundleUrls = linkVendors(bundles, scriptUrl);
      packages = packageUrls(specifiers, bundleUrls);
      for (const [specifier, url] of packages) packageNames.set(url, specifier);
      preloadModules(bundleUrls.values());
    } catch (error) {
      linkProblem = error;
      throw error;
    }
    await Promise.all(
      [...packages].map(async ([specifier, url]) => {
        const module: unknown = await import(url);
        vendors.set(specifier, module);
      }),
    );
    send({ type: 'ready' });
  }

  function placeContent(demo: CompiledDemo, assets: Readonly<Record<string, string>>): Element {
    const written = (text: string) => text.replace(/asset:\/\/([^"]+)/g, (all, name: string) => assets[name] ?? all);
    for (const { path, css } of demo.styles) {
      const style = document.createElement('style');
      style.dataset['path'] = path;
      style.textContent = written(css);
      document.head.append(style);
    }
    document.body.innerHTML = written(demo.html);
    const container = document.getElementById('container') ?? document.createElement('div');
    if (!container.isConnected) document.body.append(container);
    return container;
  }

  async function mount(demo: CompiledDemo, entry: unknown, container: Element, flavour: Flavour): Promise<void> {
    try {
      await vendorsReady;
      mountDemo(flavour, entry, {
        vendor: (specifier) => vendors.get(specifier),
        container,
        entryPath: demo.entry,
        onError: (error) => report(error),
      });
      tellLoaded();
    } catch (error) {
      report(error);
      return;
    }
    paint.started();
  }

  function run(demo: CompiledDemo, assetBlobs: Record<string, Blob>, flavour: Flavour): void {
    const assets: Record<string, string> = {};
    for (const [name, blob] of Object.entries(assetBlobs)) assets[name] = URL.createObjectURL(blob);
    const container = placeContent(demo, assets);
    linked = linkModules(demo.modules, { assets, packages }, scriptUrl);
    for (const [path, url] of linked.urls) modulePaths.set(url, path);
    const entryUrl = linked.urls.get(demo.entry);
    if (entryUrl === undefined) throw new Error(`The demo has no file ${demo.entry}, where it starts.`);

    phase = 'run';
    // A script element in addition to `import()`: only with it do browsers report the location of an error that stops a module from
    // loading.
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entryUrl;
    preloadModules([...linked.urls.values()].filter((url) => url !== entryUrl));
    document.head.append(script);
    import(entryUrl).then(
      (entry: unknown) => mount(demo, entry, container, flavour),
      // WebKit fires no `error` event for it.
      (thrown: unknown) => setTimeout(() => once.rejected(thrown), EVENT_WAIT),
    );
  }

  /** Starts without waiting: the browser evaluates the libraries' modules before the demo's, which import them. */
  function runLinked(demo: CompiledDemo, assets: Record<string, Blob>, flavour: Flavour): void {
    try {
      if (linkProblem !== undefined) throw linkProblem;
      const missing = MOUNT_PACKAGES[flavour].filter((specifier) => !packages.has(specifier));
      if (missing.length > 0) throw new Error(`The packages ${missing.join(', ')} were not sent to the frame.`);
      run(demo, assets, flavour);
    } catch (error) {
      report(error);
    }
  }

  /** The page has stopped the demo and is about to remove the frame. */
  function sendPicture(): void {
    let picture: ImageBitmap | undefined;
    try {
      picture = takePicture(window);
    } catch {
      // The page can do without a picture.
    }
    wire.post({ type: 'picture', picture } satisfies FrameMessage, picture === undefined ? undefined : [picture]);
  }

  function receive(message: HostMessage): void {
    switch (message.type) {
      case 'vendors':
        vendorsReady ??= evaluateVendors(message.specifiers, message.bundles);
        // The run reports the failure with its id; this only avoids an unhandled rejection, which would report it again.
        vendorsReady.catch(() => undefined);
        return;
      case 'run':
        if (runId !== 0) return;
        runId = message.runId;
        send({ type: 'begun', runId });
        runStart = performance.now();
        if (message.saves === true) {
          const save = (name: string, content: Blob) =>
            wire.post({ type: 'save', runId, name, content } satisfies FrameMessage);
          Reflect.set(window, SAVE_HOOK, saveHook(save));
        }
        whenSized(window, () => {
          // A run also waits if the page has sent the inspector first: it records which line creates which node.
          if (inspector === undefined) runLinked(message.demo, message.assets, message.mount);
          else void inspector.then(() => runLinked(message.demo, message.assets, message.mount));
        });
        return;
      case 'inspector':
        inspector ??= loadInspector(
          () => import(linkVendors(message.bundles, scriptUrl, bundleUrls).get(message.key) ?? ''),
          {
            post: (content) => send({ type: 'inspected', content }),
            now,
            placeOf: (stack) => {
              const place = placeInStack(stack, modulePaths);
              return place === undefined ? undefined : compiledPlace(place);
            },
            places: message.places,
          },
        );
        return;
      case 'inspect':
        void inspector?.then((receive) => receive(message.content));
        return;
      case 'stop':
        sendPicture();
        return;
      // The wire answers pings.
      case 'ping':
    }
  }
}

// The document is also a file of the site. Opened without a sandbox it must do nothing, because whoever opened it could run code in
// the site's origin.
if (window.origin === 'null') start();
