/** The widths of products' pictures, as `sizes` attributes, by where they are shown. */
export const pictureSizes = {
  gallery: '(min-width: 80em) 36rem, (min-width: 48em) 45vw, 100vw',
  row: '(min-width: 48em) 180px, 40vw',
  besideFilters: '(min-width: 64em) 13rem, (min-width: 48em) 23vw, (min-width: 30em) 30vw, 45vw',
  besideRail: '(min-width: 80em) 16rem, (min-width: 64em) 20vw, (min-width: 48em) 24vw, 36vw',
};
