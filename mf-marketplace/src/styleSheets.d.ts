/** A style sheet comes in as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
