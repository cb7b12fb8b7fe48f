/*
 * Every type that a query asks for is declared (graphql/types) and none inferred, so a saved text
 * cannot change the schema. Without this, `npm start` builds it anew after every save, which is
 * half of the time until the change shows.
 */

process.env.GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD ??= "1";
