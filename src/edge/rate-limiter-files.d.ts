// The limiter's index brings a store for every database there is, 170 kB that no bundler can leave out.
// Its files can be imported one by one, but only the index has types: these are the same.
declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible';
}
declare module 'rate-limiter-flexible/lib/RateLimiterRedis.js' {
  export { RateLimiterRedis as default } from 'rate-limiter-flexible';
}
