/** The words of the consent box, with the name of the policy, which is in them once, made a link. */
export function ConsentLabel({ text, link, path }: { text: string; link: string; path: string }) {
  const [before, after] = text.split(link);
  return (
    <>
      {before}
      <a href={path}>{link}</a>
      {after}
    </>
  );
}
