import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** The other page with the route of `twice.mdx`. */
export default function Twice(): ReactNode {
  return (
    <Layout title="Twice" description="The other one of two pages with the same address.">
      <main>
        <h1>Twice</h1>
      </main>
    </Layout>
  );
}
