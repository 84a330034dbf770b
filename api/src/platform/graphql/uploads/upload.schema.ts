import { GraphQLError } from 'graphql';
import { Upload, type FileUpload } from 'graphql-upload-ts';
import { builder } from '../builder.ts';

builder.scalarType('Upload', {
  description:
    'A file, sent by the GraphQL multipart request specification: null in its place, and the file as a part of the form. ' +
    'The request needs the header `graphql-require-preflight` and holds one file of at most 5 MB, or 32 MB for an admin where the mutation accepts it.',
  parseValue: (value): Promise<FileUpload> => {
    if (value instanceof Upload) return value.promise;
    throw new GraphQLError('A file is sent as a part of a multipart request');
  },
  serialize: () => {
    throw new TypeError('A file is never an answer');
  },
});
