import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const SignInPage = lazy(async () => ({ default: (await import('../features/sign-in/sign-in-page')).SignInPage }));
const HomePage = lazy(async () => ({ default: (await import('../features/sign-in/home-page')).HomePage }));

export const signInRoute: RouteObject = { path: 'login', element: <SignInPage /> };
/** A path that is only the language: the landing page, or sign-in. */
export const homeRoute: RouteObject = { index: true, element: <HomePage /> };
