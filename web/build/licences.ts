/** The file of the build with the licences of the bundled packages, which ask for a copy beside the code. */
export const LICENCES = 'licences.txt';
