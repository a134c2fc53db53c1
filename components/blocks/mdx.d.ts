declare module '*.mdx' {
  const Body: import('./page-body').MdxBody;
  export default Body;
}
