/** What GraphiQL shows a newcomer. */
export const EXAMPLE_QUERY = `# Kirana: a shop as a graph. Run this, then look around in the documentation on the left.
query Welcome {
  categories(first: 3) {
    totalCount
    edges {
      node {
        id
        name
        products(first: 4) {
          edges {
            node {
              id
              name
              unit
              price
              mrp
              discountPercent
            }
          }
        }
      }
    }
  }
  products(search: "milk", first: 5) {
    totalCount
    edges {
      node {
        name
        price
      }
    }
  }
}
`;
