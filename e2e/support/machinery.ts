import { test as base, type Locator, type Page } from '@playwright/test';
import { serveBuild, type StaticServer } from '../../scripts/serve-build';
import { variantPlaces } from '../../tests/machinery-site/places';
import { requireBuilds } from '../../tests/machinery-site/result';
import { isVariantName, type VariantName } from '../../tests/machinery-site/variants';
import { ROOT } from '../../testing/paths';

/** The variant that the tests use as `full`: a variant with a package switched off has to pass them as well. */
const AS_FULL = process.env['MACHINERY_FULL'];
const FULL: VariantName = isVariantName(AS_FULL) ? AS_FULL : 'full';

/** URLs of the machinery site's variants. */
export interface Machinery {
  full: string;
  bare: string;
}

interface Fixtures {
  /** A URL for one test, which serves the variant `full` at first. */
  host: Host;
}

/** Tests of the machinery site; `npm run build:machinery` builds it. */
export const test = base.extend<Fixtures, { machinery: Machinery }>({
  host: async ({ machinery: _ }, provide) => {
    const host = await Host.start(FULL);
    await provide(host);
    await host.close();
  },
  machinery: [
    async ({ browserName: _ }, provide) => {
      requireBuilds(ROOT, [FULL, 'bare']);
      const full = await serveBuild({ root: variantPlaces(ROOT, FULL).build });
      const bare = await serveBuild({ root: variantPlaces(ROOT, 'bare').build });
      await provide({ full: full.url, bare: bare.url });
      await full.close();
      await bare.close();
    },
    { scope: 'worker' },
  ],
});

/** One URL at which one variant replaces another, as after a change of the site's configuration. */
export class Host {
  private constructor(
    private server: StaticServer,
    readonly url: string,
  ) {}

  static async start(variant: VariantName): Promise<Host> {
    const server = await serveBuild({ root: variantPlaces(ROOT, variant).build });
    return new Host(server, server.url);
  }

  /** Replaces the current variant. */
  async deploy(variant: VariantName): Promise<void> {
    await this.server.close();
    this.server = await serveBuild({ root: variantPlaces(ROOT, variant).build, port: Number(new URL(this.url).port) });
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** A navbar dropdown, opened by hovering. */
export class NavbarMenu {
  readonly root: Locator;
  readonly button: Locator;
  readonly links: Locator;

  /** @param name class of the item, or the text that it shows */
  constructor(page: Page, name: { className: string } | { label: string }) {
    const toggle =
      'className' in name ? page.locator(`.${name.className}`) : page.getByText(name.label, { exact: true });
    this.root = page.locator('.navbar__item.dropdown').filter({ has: toggle });
    this.button = this.root.locator('.navbar__link');
    this.links = this.root.locator('.dropdown__link');
  }

  /** Opens the dropdown and returns the link with this text. */
  async link(label: string): Promise<Locator> {
    await this.button.hover();
    return this.root.locator('.dropdown__menu').getByRole('link', { name: label, exact: true });
  }
}

/** The stored value of a name, whatever the suffix of the site's storage keys; undefined when there is none. */
export function storedValue(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate((wanted) => {
    const key = Object.keys(localStorage).find((one) => one.replace(/-[0-9a-f]{3}$/, '') === wanted);
    return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
  }, name);
}

/** Overwrites an existing stored value. */
export function overwriteStoredValue(page: Page, name: string, value: string): Promise<void> {
  return page.evaluate(
    ([wanted, text]) => {
      const key = Object.keys(localStorage).find((one) => one.replace(/-[0-9a-f]{3}$/, '') === wanted);
      if (key === undefined) throw new Error(`Nothing is stored as ${wanted ?? ''}.`);
      localStorage.setItem(key, text ?? '');
    },
    [name, value],
  );
}
