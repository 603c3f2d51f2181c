/** What is used of a package without types of its own. */
declare module 'ico-endec' {
  const ico: {
    encode: (pictures: Buffer[]) => Buffer
    decode: (file: Buffer) => { width: number; height: number; imageData: Buffer }[]
  }
  export default ico
}
