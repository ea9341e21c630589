import type { CompiledDemo } from '../model/compiled';
import type { Flavour } from '../model/flavours';
import type { FrameError, FrameMessage, SentBundle } from '../model/messages';
import { installConsoleRelay } from './console-relay';
import { blockedReport, reportOf } from './error-report';
import { watchFirstPaint } from './first-paint';
import { readHostMessage } from './host-message';
import { linkModules, type LinkedModules } from './link-modules';
import { linkVendors, packageUrls } from './link-vendors';
import { MOUNT_PACKAGES, mountDemo } from './mount';
import { guardFocus, shimDialogs, shimDocumentWrite } from './page-shims';
import { RateLimit } from './rate-limit';
import { shimStorage } from './storage-shim';
import { freeze } from './stop';

/** An address for the text of a module. */
function scriptUrl(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/**
 * The program inside the sandboxed frame. It runs one demo in its life: a page that wants another run makes another frame,
 * so no timer, listener or global of old code is ever left over.
 */
function start(): void {
  const origin = performance.now();
  let runStart = origin;
  let runId = 0;
  let port: MessagePort | undefined;
  /** Until the first picture, an error means that the demo did not start. */
  let phase: FrameError['phase'] = 'link';
  let vendorsReady: Promise<void> | undefined;
  const vendors = new Map<string, unknown>();
  let packages: ReadonlyMap<string, string> = new Map();
  const modulePaths = new Map<string, string>();
  let linked: LinkedModules | undefined;

  // Taken before the demo's code can replace it.
  const post = MessagePort.prototype.postMessage;
  const send = (message: FrameMessage): void => {
    if (port !== undefined) Reflect.apply(post, port, [message]);
  };

  const now = () => performance.now() - runStart;
  const errorLimit = new RateLimit(20, 2, now);
  const sendError = (error: FrameError): void => {
    const { file, line, column } = error;
    const isPlace = file !== undefined && line !== undefined && column !== undefined;
    const original = isPlace ? linked?.originalColumn(file, line, column) : undefined;
    const place = original === undefined ? {} : { column: original };
    if (errorLimit.take()) send({ type: 'error', runId, error: { ...error, ...place } });
  };
  const report = (thrown: unknown, at?: Parameters<typeof reportOf>[3]): void => {
    sendError(reportOf(thrown, phase, modulePaths, at));
  };

  const relay = installConsoleRelay(console, now, (entry) => {
    if (runId > 0) send({ type: 'console', runId, entry });
  });
  shimStorage(window);
  shimDialogs(window, relay);
  shimDocumentWrite(document, relay);
  guardFocus(window);

  window.addEventListener('error', (event) => {
    // Chromium tells of a resize observer that needs another frame this way; nothing is wrong.
    if (event.message.startsWith('ResizeObserver loop')) return;
    report(event.error, event);
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
    packages = packageUrls(
      specifiers,
      linkVendors(bundles, (code) => URL.createObjectURL(code)),
    );
    await Promise.all(
      [...packages].map(async ([specifier, url]) => {
        const module: unknown = await import(url);
        vendors.set(specifier, module);
      }),
    );
    send({ type: 'ready' });
  }

  function placeContent(demo: CompiledDemo): Element {
    for (const { path, css } of demo.styles) {
      const style = document.createElement('style');
      style.dataset['path'] = path;
      style.textContent = css;
      document.head.append(style);
    }
    document.body.innerHTML = demo.html;
    const container = document.getElementById('container') ?? document.createElement('div');
    if (!container.isConnected) document.body.append(container);
    return container;
  }

  function run(demo: CompiledDemo, assetBlobs: Record<string, Blob>, flavour: Flavour): void {
    const assets: Record<string, string> = {};
    for (const [name, blob] of Object.entries(assetBlobs)) assets[name] = URL.createObjectURL(blob);
    const container = placeContent(demo);
    linked = linkModules(demo.modules, { assets, packages }, scriptUrl);
    for (const [path, url] of linked.urls) modulePaths.set(url, path);
    const entryUrl = linked.urls.get(demo.entry);
    if (entryUrl === undefined) throw new Error(`The demo has no file ${demo.entry}, where it starts.`);

    // A module element and not `import()`: only so do browsers tell the place of an error that stops a module from loading.
    const handOver = `__demo${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
    Object.defineProperty(window, handOver, {
      configurable: true,
      value: (entry: unknown) => {
        Reflect.deleteProperty(window, handOver);
        script.remove();
        phase = 'run';
        try {
          mountDemo(flavour, entry, {
            vendor: (specifier) => vendors.get(specifier),
            container,
            entryPath: demo.entry,
            onError: (error) => report(error),
          });
        } catch (error) {
          report(error);
          return;
        }
        send({ type: 'started', runId });
        paint.started();
      },
    });
    const script = document.createElement('script');
    script.type = 'module';
    // By address, as no policy could name the text of an inline script that is another one each time.
    script.src = scriptUrl(
      `import * as entry from ${JSON.stringify(entryUrl)}; window[${JSON.stringify(handOver)}](entry);`,
    );
    phase = 'run';
    document.head.append(script);
  }

  async function runWhenReady(demo: CompiledDemo, assets: Record<string, Blob>, flavour: Flavour): Promise<void> {
    try {
      await vendorsReady;
      const missing = MOUNT_PACKAGES[flavour].filter((specifier) => !vendors.has(specifier));
      if (missing.length > 0) throw new Error(`The packages ${missing.join(', ')} were not sent to the frame.`);
      run(demo, assets, flavour);
    } catch (error) {
      report(error);
    }
  }

  function receive(value: unknown): void {
    const message = readHostMessage(value);
    switch (message?.type) {
      case 'ping':
        send({ type: 'pong', id: message.id });
        return;
      case 'vendors':
        vendorsReady ??= evaluateVendors(message.specifiers, message.bundles);
        // `runWhenReady` reports the failure with its run's id; this only keeps it from being reported twice.
        vendorsReady.catch(() => undefined);
        return;
      case 'run':
        if (runId !== 0) return;
        runId = message.runId;
        runStart = performance.now();
        void runWhenReady(message.demo, message.assets, message.mount);
        return;
      case 'stop':
        freeze(window);
        return;
      case undefined:
        return;
    }
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const given = event.ports[0];
    if (port !== undefined || event.source !== window.parent || given === undefined) return;
    port = given;
    given.onmessage = ({ data }: MessageEvent<unknown>) => receive(data);
    send({ type: 'hello' });
  });
}

start();
