/** Where a demo is asked for; JSON, as all that an island is given. */
export type DemoWay = {
  /** Address of the form. */
  path: string;
  /** Read by a screen reader after a link that opens in a new tab. */
  newTab: string;
};

/** The way from a result to the demo. */
export function ToolDemo({ demo, children }: { demo: DemoWay; children: string }) {
  const isFramed = location.pathname.includes('/embed/');
  return (
    <a
      className="button"
      // The origin in the fragment, which no server sees, as from other tools (browser/demo-links.ts).
      href={`${demo.path}#from=${location.pathname}`}
      {...(isFramed && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {isFramed && <span className="visually-hidden">{` (${demo.newTab})`}</span>}
    </a>
  );
}
