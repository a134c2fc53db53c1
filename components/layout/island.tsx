import type { ComponentType } from 'react';

type Props<Data> = {
  /** The file of `browser/` that hydrates it. */
  bundle: 'dates' | 'forms' | 'owners';
  component: ComponentType<Data>;
  data: Data;
};

/**
 * A component as an island: its HTML, and beside it the props with which `browser/` hydrates it.
 * JSON in a script element is data, which the Content-Security-Policy does not block.
 */
export function Island<Data extends object>({ bundle, component: Component, data }: Props<Data>) {
  return (
    <div className="island no-print" data-island={bundle}>
      <script
        type="application/json"
        // Escape every <, so that no text can close the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
      <div data-island-root="">
        <Component {...data} />
      </div>
    </div>
  );
}
